## The end of Mac Gregor
macgregor-end-left = { $treasures ->
    [one] { $name } leaves the castle with { $treasures } treasure.
   *[other] { $name } leaves the castle with { $treasures } treasures.
  }
macgregor-end-rounds = Nobody got out: the most treasures win.
macgregor-end-found = Found
macgregor-end-looted = Taken
macgregor-end-lost = Lost
macgregor-end-luck = { $found ->
    [0] no treasure found
    [one] { $found } treasure found
   *[other] { $found } treasures found
  }, { $traps ->
    [0] no trap
    [one] { $traps } trap
   *[other] { $traps } traps
  }, { $drawn ->
    [0] no keys
    [one] { $drawn } key
   *[other] { $drawn } keys
  } given by a blazon, { $caught ->
    [0] never caught
    [one] caught once
   *[other] caught { $caught } times
  }
