// What an eye and a thumb find wrong with a page as it stands: cut, too small to read, too small to tap.
([leastType, leastTarget]) => {
  const [wide, high] = [document.documentElement.clientWidth, innerHeight]
  const named = (element) => {
    const own = [...element.attributes].filter(({ name }) => /^data-|^aria-label$|^href$/.test(name))
    const kinds = [...element.classList].filter((one) => !one.startsWith('svelte'))
    return `${element.tagName}.${kinds.join('.')}[${own.map(({ name, value }) => `${name}=${value.slice(0, 40)}`).join(' ')}]`
  }
  const shows = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('.vh, .skip')
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shows)

  /** The part of a box that whatever scrolls or cuts round it lets through. */
  const seen = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect()
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
      if (getComputedStyle(up).overflow === 'visible') continue
      const box = up.getBoundingClientRect()
      left = Math.max(left, box.left)
      top = Math.max(top, box.top)
      right = Math.min(right, box.right)
      bottom = Math.min(bottom, box.bottom)
    }
    return { width: right - left, height: bottom - top }
  }

  const across = () => {
    const { scrollWidth } = document.documentElement
    return scrollWidth > wide ? [`the page scrolls across: ${scrollWidth} in ${wide}`] : []
  }

  /** The question, its answers, everything lit and the board itself: on the screen, and whole. A castle seen from near scrolls. */
  const cut = () =>
    Object.entries({
      question: '.ask h2, .ask .acts button, .ask .groups button, .ask .own button, .ask .tools button, .coach',
      'lit place': 'main .target, main .thing.lit, main .card.lit',
      board: 'main .board:not(.close) svg.castle, main .board > svg, main .castle svg[role=group]',
    }).flatMap(([what, selector]) =>
      all(selector).flatMap((element) => {
        const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
        const part = seen(element)
        const off = left < -0.6 || top < -0.6 || right > wide + 0.6 || bottom > high + 0.6
        const less = part.width < width - 1.5 || part.height < height - 1.5
        return off || less ? [`${what} is cut (${[left, top, right, bottom].map(Math.round)}): ${named(element)}`] : []
      }),
    )

  /** Where nothing scrolls, a board stays in its own room: what flows over it lies under the question. */
  const over = () =>
    /desk|tablet/.test(document.documentElement.dataset.shape)
      ? all('main.boardwrap').filter((room) => room.scrollHeight > room.clientHeight + 2).map((room) => `the board flows over its room: ${room.scrollHeight} in ${room.clientHeight}`)
      : []

  /** Every letter, in the size in which it stands on the screen. */
  const type = () => {
    const small = new Map()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!node.data.trim() || /^(script|style|title|option)$/i.test(element.tagName) || !shows(element)) continue
      const drawn = element instanceof SVGElement ? element.getScreenCTM() : null
      const scale = drawn ? Math.sqrt(Math.abs(drawn.a * drawn.d - drawn.b * drawn.c)) : 1
      const size = parseFloat(getComputedStyle(element).fontSize) * scale
      if (size < leastType - 0.05) small.set(`${named(element)} in ${named(element.parentElement)}`, `${size.toFixed(1)} px: "${node.data.trim().slice(0, 24)}"`)
    }
    return [...small].map(([where, what]) => `type of ${what} ${where}`)
  }

  /** What can be tapped is as large as a thumb, or lies where taps reach the nearest (data-reach); a link in a sentence is text. */
  const targets = () =>
    all('button, a[href], select, input:not([type=hidden]), [role=button], .target').flatMap((element) => {
      const { width, height } = element.getBoundingClientRect()
      const inText = element.tagName === 'A' && getComputedStyle(element).display === 'inline'
      const reach = Number(element.closest('[data-reach]')?.dataset.reach ?? 0)
      const small = Math.max(Math.min(width, height), reach) < leastTarget - 0.6
      return width && height && small && !inText ? [`target of ${Math.round(width)} by ${Math.round(height)}: ${named(element)}`] : []
    })

  return { cut: [...cut(), ...over()], wrong: [...across(), ...type(), ...targets()] }
}
