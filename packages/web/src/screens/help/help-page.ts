/** Which page somebody asks for help on. */
import { pagePaths } from '@arbiter/api/addresses'
import { pageAt, type Tab } from '../../app/pages.ts'

type SiteHelp = 'home' | 'new' | 'site' | 'join' | 'report'

const onSite: Readonly<Record<string, SiteHelp>> = {
  [pagePaths.home]: 'home',
  [pagePaths.newTournament]: 'new',
  [pagePaths.sitePeople]: 'site',
  [pagePaths.join]: 'join',
  [pagePaths.report]: 'report',
}

interface HelpPage {
  /** Undefined for an address without a page. */
  readonly page?: Tab | SiteHelp
  readonly tournament?: string
}

export function helpFor(path: string): HelpPage {
  const found = pageAt(path)
  if (!found) return {}
  const { page, params } = found
  if (page.of === 'tournament') return { page: page.tab, tournament: params['tournament'] ?? '' }
  const about = onSite[page.path]
  return about ? { page: about } : {}
}
