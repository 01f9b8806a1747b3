import { describe, expect, it } from 'vitest'
import { aDesignDocument } from '#testing/designs/design-documents.ts'
import { isOffCourse, type LateSwipe, likedWidth, passesInARow } from './recent-swipes.ts'

/** Swipes in order, the last one last: `l` is a like, `p` a pass. */
const swiped = (text: string): LateSwipe[] =>
  text
    .split('')
    .toReversed()
    .map((letter) => ({
      isLiked: letter === 'l',
      design: { design: aDesignDocument(), ordinal: 0, isPublished: true },
    }))

describe('the last swipes', () => {
  it.each([
    ['', 0],
    ['l', 0],
    ['lpp', 2],
    ['ppp', 3],
  ])('%s ends in %i passes in a row', (text, passes) => {
    expect(passesInARow(swiped(text))).toBe(passes)
  })

  it.each([
    ['lppppppp', false],
    ['lpppppppp', true],
    ['lppppppppl', false],
    ['lppppppppppplp', true],
    ['lpppppppppppllp', false],
  ])('%s: off course %s', (text, expected) => {
    expect(isOffCourse(swiped(text))).toBe(expected)
  })
})

it('the liked width is the median of at least three', () => {
  const liked = (...widths: number[]): LateSwipe[] =>
    widths.map((frontage) => ({
      isLiked: true,
      design: { design: aDesignDocument({ frontage }), ordinal: 0, isPublished: true },
    }))

  expect(likedWidth(liked(10, 30))).toBeNull()
  expect(likedWidth(liked(10, 30, 11))).toBe(11)
})
