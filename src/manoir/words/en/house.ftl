list-and = { $head } and { $last }
list-times = { $name } (×{ $count })
list-each = { $name } { $value }
told-withheld = Something happened that you could not see.
