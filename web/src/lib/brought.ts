/** A board that a package brought along, made a kit: whatever it lacks, or fails at, is done plainly. */
import Brought from '../boards/brought/Board.svelte'
import { plainKit } from '../boards/plain'
import { awaited } from './awaited'
import type { Guide } from './coach.svelte'
import type { Happening } from './happening'
import type { AnyKit, BoardProps, Ending } from './kit'
import { houseFor, type Lent } from './lent'
import type { GameSeen } from './wire'

type AnyProps = BoardProps<unknown, unknown>
type Any = (...given: never[]) => unknown

/** Fetch the board of a game; one that cannot be fetched or made is drawn plainly, and the page says whose it is. */
export async function broughtKit(about: GameSeen): Promise<AnyKit> {
  try {
    const module = (await awaited(about.package, import(/* @vite-ignore */ about.board!))) as { default: (house: unknown) => Lent }
    const lent = module.default(houseFor(about.game, about.board!.replace(/[^/]*$/, '')))
    if (typeof lent.mount !== 'function') throw new TypeError('it has no mount')
    return kitOf(about, lent)
  } catch (error) {
    console.error(`${about.package}: the board could not be opened`, error)
    return { ...plainKit(about.game), Board: drawnBy(about.package, null) }
  }
}

/** The kit of what a board gives. */
export function kitOf({ game, package: from }: Pick<GameSeen, 'game' | 'package'>, lent: Lent): AnyKit {
  const plain: AnyKit = plainKit(game)
  const told = new Set<string>()
  /** One of its functions: the plain one stands in where it throws, or gives what no table can use. */
  const own = <F extends Any>(name: keyof Lent, other: F, fits: (given: unknown) => boolean): F => {
    const fn = lent[name] as F | undefined
    if (typeof fn !== 'function') return other
    return ((...given: Parameters<F>) => {
      try {
        const found = fn(...given)
        if (fits(found)) return found
        throw new TypeError(`${name} gave ${JSON.stringify(found)}`)
      } catch (error) {
        if (!told.has(name)) console.error(`${from}: ${name} of the board failed`, error)
        told.add(name)
        return other(...given)
      }
    }) as unknown as F
  }
  /** The same for what a kit need not have. */
  const maybe = <F extends Any>(name: keyof Lent, other: F, fits: (given: unknown) => boolean) => (typeof lent[name] === 'function' ? { [name]: own(name, other, fits) } : {})
  const label = own('label', plain.label, isText)
  const asked = own('asked', plain.asked, (one) => isObject(one) && isText(one.title) && isText(one.line))
  const Board = drawnBy(from, lent.mount)
  return {
    ...plain,
    Board,
    ...(lent.far ? { far: () => Promise.resolve({ default: Board }) } : {}),
    ...(lent.hand ? { hand: () => Promise.resolve({ default: drawnBy(from, lent.mount, true) }) } : {}),
    open: lent.open ?? plain.open,
    races: lent.races ?? plain.races ?? false,
    dice: lent.dice ?? false,
    tall: lent.tall ?? false,
    shapes: lent.shapes ?? false,
    paints: lent.paints ?? {},
    unit: lent.unit ?? plain.unit,
    pictureOf: own('pictureOf', plain.pictureOf, Boolean),
    direct: own('direct', plain.direct, Array.isArray),
    suits: own('suits', plain.suits, (one) => typeof one === 'boolean'),
    heading: own('heading', plain.heading, isText),
    standing: own('standing', plain.standing, isObject),
    asked,
    die: own('die', plain.die, (one) => one === null || isObject(one)),
    groups: own('groups', plain.groups, Array.isArray),
    label,
    brief: own('brief', label, isText),
    spoken: own('spoken', label, isText),
    held: own('held', plain.held, isTextOrNot),
    attempt: own('attempt', plain.attempt, isTextOrNot),
    ...maybe('offers', (moves: unknown[]) => moves, Array.isArray),
    ...maybe('takes', () => null, isTextOrNot),
    ...maybe('mark', () => null, isTextOrNot),
    ...maybe('rule', () => null, isTextOrNot),
    ...maybe('late', () => null, isTextOrNot),
    ...maybe('watched', (kind: string, view: unknown, name: string) => asked(kind, view, false, name).line, isText),
    ...(lent.guide ? { guide: safe(lent.guide, from) } : {}),
    ending: async () => ending(await plain.ending(), from, own),
  }
}

type Own = <F extends Any>(name: keyof Lent, other: F, fits: (given: unknown) => boolean) => F

/** Its end, part by part. */
async function ending(plain: Ending<unknown>, from: string, own: Own): Promise<Ending<unknown>> {
  const given = await awaited(from, Promise.resolve(own('ending', () => plain as never, isObject)())).catch(() => ({}))
  return { ...plain, ...(given as object) } as Ending<unknown>
}

/** Its first game, whose lessons may be written badly: one that fails is not learnt. */
function safe(guide: Guide, from: string): Guide {
  const tried = <T>(what: () => T, other: T): T => {
    try {
      return what()
    } catch (error) {
      console.error(`${from}: a lesson failed`, error)
      return other
    }
  }
  const lessons = guide.lessons.map((one) => ({ ...one, passed: (told: Happening, me: number) => tried(() => one.passed(told, me), false), when: (view: never) => tried(() => one.when?.(view) ?? true, false) }))
  return { ...guide, lessons }
}

/** A component that lets a board draw itself. A component is a function of where it stands and of its properties. */
function drawnBy(from: string, mount: Lent['mount'] | null, hand = false): AnyKit['Board'] {
  const more: Record<string, unknown> = { mount, from, hand }
  const drawn = (internals: never, props: AnyProps) =>
    (Brought as unknown as (internals: never, props: AnyProps) => Record<string, never>)(internals, new Proxy(props, {
      get: (target, key, self) => (key in more ? more[key as string] : Reflect.get(target, key, self)),
      has: (target, key) => key in more || key in target,
      getOwnPropertyDescriptor: (target, key) => (key in more ? { value: more[key as string], enumerable: true, configurable: true } : Reflect.getOwnPropertyDescriptor(target, key)),
    }))
  return drawn as unknown as AnyKit['Board']
}

const isText = (one: unknown): one is string => typeof one === 'string'
const isTextOrNot = (one: unknown) => one === null || isText(one)
const isObject = (one: unknown): one is Record<string, unknown> => typeof one === 'object' && one !== null
