/**
 * What visitors do on the project's own page, by what must hold. Each gets the open tab and hands back what failed.
 */
export const visits = {
  async 'the page converts each sample there and back to the same bytes'(tab) {
    await open(tab, 'Convert')
    return tab.evaluate(() => {
      const byId = (id) => document.getElementById(id)
      const sample = byId('convert-sample')
      const outcomes = [...sample.options].map(({ value, text }) => {
        sample.value = value
        sample.dispatchEvent(new Event('input', { bubbles: true }))
        const before = byId('input').value
        if (byId('back').disabled) return { text, refused: byId('refusal').children.length > 0 }
        byId('back').click()
        return { text, same: byId('output').value === before }
      })
      const failures = outcomes.filter(({ refused, same }) => !(refused || same)).map(({ text }) => text)
      return outcomes.some(({ same }) => same) ? failures : ['nothing was converted']
    })
  },

  async 'the page shows what became what and leads to it'(tab) {
    await open(tab, 'Convert')
    await tab.select('#convert-sample', '0')
    const led = await tab.$$eval('#outcome-lists button', (buttons) =>
      buttons.slice(0, 2).map((button) => {
        button.click()
        const { id, value, selectionStart, selectionEnd } = document.activeElement
        return `${id} ${value?.slice(selectionStart, selectionEnd).split(':')[0]}`
      }),
    )
    return led.join() === 'input "payout",output "redemption_url"' ? [] : [led.join()]
  },

  async 'the page makes safe fixes, and they can be undone'(tab) {
    await open(tab, 'Validate')
    const text = () => tab.$eval('#text', ({ value }) => value)
    const before = await text()
    await tab.click('#fix-all')
    const fixed = await text()
    const header = await tab.$eval('#headers', ({ textContent }) => textContent)
    await tab.keyboard.down('Control')
    await tab.keyboard.press('KeyZ')
    await tab.keyboard.up('Control')
    return [
      ...(fixed.includes('idempotency_key') ? ['it is still there'] : []),
      ...(header.includes('x-idempotency-key: 3f6c2d') ? [] : ['the header is not told']),
      ...((await text()) === before ? [] : ['it was not undone']),
    ]
  },
}

/** @param {'Validate' | 'Convert'} view */
async function open(tab, view) {
  await tab.locator(`nav ::-p-text(${view})`).click()
  await tab.waitForSelector(`#${view.toLowerCase()}-view:not([hidden])`)
}
