/** A module that is loaded when a part of the page needs it; undefined until then, and while the network is away. */
import { useEffect, useState } from 'preact/hooks'

export function useModule<Module extends object>(load: (() => Promise<Module>) | undefined): Module | undefined {
  const [loaded, set] = useState<{ readonly load: unknown; readonly module: Module } | undefined>()
  useEffect(() => {
    if (load)
      void load().then(
        (module) => set({ load, module }),
        () => undefined,
      )
  }, [load])
  return load !== undefined && loaded?.load === load ? loaded.module : undefined
}
