/** The explanation of a place, where it is: what, why, on what basis, and where the documentation says more. */
import { render } from 'preact'
import type { About } from '../editor/marks.js'
import { Prose, SectionLink } from './parts.js'

const BASIS = { stated: 'stated in', implied: 'implied by', assumed: 'assumed, as it is not stated in' }

/** Draws it into an element. */
export const explain = ({ title, why, basis, section }: About, place: HTMLElement): void =>
  render(
    <>
      <p>
        <strong>
          <Prose text={title} />
        </strong>
      </p>
      <p>
        <Prose text={why} />
      </p>
      <p class="source">
        {basis && BASIS[basis]} <SectionLink section={section}>{`section ${section}`}</SectionLink>
      </p>
    </>,
    place,
  )
