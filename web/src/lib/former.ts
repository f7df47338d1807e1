/** Who sat on a seat before, where a game plays on from another: their name, and the sign and paint of the seat. */
export interface Former { name: string; letter: string | null; paint: string | null }
