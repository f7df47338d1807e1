# The house in a tab: it comes, it stands, it says what it lacks.

pocket-loading = The house is moving into this tab: { $share }%. You may already choose a game.
pocket-elsewhere = The house is already open in another tab. Close that one: it will open here, with your games.
pocket-failed = The house could not open in this browser. Load the page again; if it still refuses, it is too old or short of memory: your games are kept.
pocket-missing = A part of the house is missing here, and it cannot be fetched. Find a network and try again: your games are kept.
pocket-again = Try again
pocket-full = This device has no room left, so your last answer was not kept. Make room on it (or delete games that are over), then answer again: everything before that is kept.
pocket-not-promised = This browser does not promise to keep your games for ever. Now and then, keep them in a file: All my games has a button for it. Adding the house to the home screen helps too.
pocket-forgets = This browser keeps nothing here (a private window, or storage refused): games go when the tab is closed. Open an ordinary window, or keep them in a file.
pocket-whole = Everything is here: this house now plays without a network.
pocket-understood = Understood
pocket-newer = A newer version of the house is ready. Your games stay.
pocket-take = Take it
pocket-file = All my games in one file
pocket-file-about = A browser that is cleared forgets its games. This file keeps them, and brings them to another device; your seats are in it too: give it to nobody but yourself.
pocket-give = Keep everything
pocket-take-file = Open such a file
pocket-given = The file is saved on this device.
pocket-taken = { $count ->
    [0] Everything in it was here already.
    [one] One game has come.
   *[other] { $count } games have come.
}
pocket-friends = Friends far away?
pocket-address = address of a house
pocket-no-address = To play with people far away you need a house with a server: write its address, like manoir.example.org.
