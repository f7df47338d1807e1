export const letterOf = (seat) => ['B', 'R', 'T', 'Y'][seat - 1] ?? 'K'
