/** The names of HTML's elements; any other word between angle brackets belongs to the text. */
export const HTML_NAMES = names(`
  a abbr acronym address applet area article aside audio b base basefont bdi bdo big blink blockquote body br button canvas caption center cite code col
  colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6
  head header hgroup hr html i iframe img input ins kbd label legend li link main map mark marquee math menu meta meter nav noframes noscript object ol
  optgroup option output p param picture pre progress q rp rt ruby s samp script search section select small source span strike strong style sub summary
  sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xml`)

/** Elements that say something without attributes and without an end. */
export const ALONE = names('br hr wbr p li dt dd tr td th thead tbody tfoot html head body')

/** Attributes that may stand without a value. */
export const BARE_ATTRIBUTES = names(`
  allowfullscreen async autofocus autoplay checked compact contenteditable controls default defer disabled download draggable hidden inert ismap itemscope
  loop multiple muted noshade novalidate nowrap open playsinline readonly required reversed selected`)

function names(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/))
}
