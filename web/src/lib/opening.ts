export async function openTable(game: string, way: string): Promise<void> { void game; void way }
