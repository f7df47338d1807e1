# The end in numbers.

menteur-end-how = { $dice ->
    [one] { $dice } die left.
   *[other] { $dice } dice left.
 }
menteur-end-start = At the start
menteur-end-doubt = Wrong calls
menteur-end-lie = Lies caught
menteur-end-exact = Wrong “exact”
menteur-end-others = Others’ “exact”
menteur-end-luck = { $rolled ->
    [one] { $rolled } die rolled
   *[other] { $rolled } dice rolled
 }, { $calls ->
    [0] no call
    [one] { $calls } call
   *[other] { $calls } calls
 }{ $calls ->
    [0] { "" }
   *[other] , { $right } right
 }
