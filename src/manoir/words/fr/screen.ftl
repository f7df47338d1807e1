## La télévision dans la pièce, et les téléphones qui la commandent.

screen-code = Code
screen-code-how = { $address }, puis « Rejoindre »
screen-come = Jouez avec votre téléphone
screen-here = là
screen-missing = absent
screen-bot = robot
screen-stands-in = un robot joue
screen-waits-for = On attend { $name }.
screen-stood-in = Un robot joue pour { $name }.
screen-gone = { $count ->
    [one] { $names } n’est plus là
   *[other] { $names } ne sont plus là
}
screen-gone-waits = La partie attend. Pour revenir, rouvrez la page sur le même téléphone.
screen-gone-bot = { $seconds ->
    [one] Une seconde après le départ, un robot joue pour qui manque. Pour revenir, rouvrez la page sur le même téléphone.
   *[other] { $seconds } secondes après le départ, un robot joue pour qui manque. Pour revenir, rouvrez la page sur le même téléphone.
}
screen-gone-plays = Un robot joue à leur place. Pour revenir, rouvrez la page sur le même téléphone.
screen-paused = La partie est en pause.
screen-my-figures = Vos figurines
screen-watch = Regardez l’écran.
