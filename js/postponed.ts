/**
 * Properties that are made when one of them is first read, and are plain data from then on.
 *
 * All objects share the accessors: V8 keeps an object that has accessors of its own until the next full collection, with
 * everything that they hold.
 */

/** The key of the function that reads an object's properties. Libraries that observe objects do not wrap functions. */
const READ = /* @__PURE__ */ Symbol('postponed')
const INSPECT = /* @__PURE__ */ Symbol.for('nodejs.util.inspect.custom')

/** Node prints an object as what this method returns, and would print `[Getter/Setter]` without it. */
const PRINTED: PropertyDescriptor = {
  value(this: object) {
    return { ...this }
  },
}

interface Postponed {
  readonly [READ]?: (name: string) => unknown
}

const accessors = /* @__PURE__ */ new Map<string, PropertyDescriptor>()

/**
 * Replaces properties by ones that call `make` when one of them is first read. Reading or setting one makes it plain
 * data. An object can have several such groups of properties.
 */
export function postpone<T extends object, K extends keyof T & string>(
  target: T,
  names: readonly K[],
  make: () => Pick<T, K>,
): void {
  for (const name of names) Object.defineProperty(target, name, accessorOf(name))
  const { [READ]: others } = target as Postponed
  Object.defineProperty(target, READ, { value: readingOf(target, names, make, others), configurable: true })
  Object.defineProperty(target, INSPECT, PRINTED)
}

/** Returns a function that reads a property. Its first call makes all of the group; `others` reads those of others. */
function readingOf<T extends object, K extends keyof T & string>(
  target: T,
  names: readonly K[],
  make: (() => Pick<T, K>) | undefined,
  others: Postponed[typeof READ],
): (name: string) => unknown {
  let made: Pick<T, K> | undefined
  return (name) => {
    if (!isOneOf(names, name)) return others?.(name)
    made ??= make?.()
    // Release what it holds: the reply of the core.
    make = undefined
    const value = made?.[name]
    // A frozen object keeps its accessors. Reflect.defineProperty returns false then and does not throw.
    Reflect.defineProperty(target, name, dataProperty(value))
    return value
  }
}

function isOneOf<K extends string>(names: readonly K[], name: string): name is K {
  return (names as readonly string[]).includes(name)
}

function accessorOf(name: string): PropertyDescriptor {
  const known = accessors.get(name)
  if (known !== undefined) return known
  const accessor: PropertyDescriptor = {
    get(this: Postponed) {
      return this[READ]?.(name)
    },
    // On an object that inherits from the target, an assignment makes a property of its own.
    set(this: object, value: unknown) {
      Object.defineProperty(this, name, dataProperty(value))
    },
    enumerable: true,
    configurable: true,
  }
  accessors.set(name, accessor)
  return accessor
}

function dataProperty(value: unknown): PropertyDescriptor {
  return { value, enumerable: true, configurable: true, writable: true }
}
