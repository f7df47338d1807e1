list-and = { $head } et { $last }
list-times = { $name } (×{ $count })
list-each = { $name } { $value }
told-withheld = Il s’est passé quelque chose que vous n’avez pas pu voir.
