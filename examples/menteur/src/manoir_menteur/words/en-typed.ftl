# What is typed.

menteur-typed-bid = bid
menteur-typed-liar = liar
menteur-typed-exact = exact
