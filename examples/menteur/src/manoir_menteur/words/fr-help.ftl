# Ce qui parle pour un coup, et ce qui se dit lors d’une première partie.

menteur-why-held = vous en avez { $count } sous votre gobelet
menteur-why-sure = vos dés y suffisent
menteur-why-needs = il en faut encore { $count } parmi { $dice } dés cachés, ce qui arrive { $chance } fois sur cent
menteur-why-lie = l’annonce est fausse { $chance } fois sur cent : il faudrait { $count } des dés cachés
menteur-why-never = l’annonce ne peut pas être vraie : il y faudrait { $count } des { $dice } dés cachés
menteur-why-last = il n’y a pas de plus haute annonce
menteur-why-exact = le compte y est, au dé près, { $chance } fois sur cent
menteur-guide-open = Bienvenue ! Regardez vos dés : personne d’autre ne les voit. Dites combien de dés d’une face il y a sous tous les gobelets réunis.
menteur-guide-answer = Annoncez plus de dés, ou autant d’une face plus haute. Si vous ne croyez pas ce qui vient d’être dit, dites « menteur ».
menteur-guide-watch = Les autres parlent. Leurs annonces disent quelque chose de leurs dés, ou font semblant.
menteur-guide-done = Vous savez tout : annoncer, croire, douter. Qui garde un dé à la fin gagne.
menteur-guide-told-Counted = On lève les gobelets, et l’on compte les dés : ceux de la face annoncée, et les jokers.
menteur-guide-told-Lost = Qui s’est trompé perd un dé, et commence la manche suivante.
menteur-lesson-bid = une première annonce
menteur-lesson-answer = surenchérir, ou mettre en cause
menteur-lesson-call = les gobelets levés
menteur-lesson-lose = un dé perdu
