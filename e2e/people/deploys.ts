import { startProduct, type Product } from '#deploys/product.ts'
import { test as base } from './people.ts'

/** Fixture for scenarios offline and with deploys. */
export const test = base.extend<{ product: Product }>({
  // oxlint-disable-next-line no-empty-pattern -- fixtures are found by the names in this pattern
  product: async ({}, use) => {
    const product = await startProduct()
    await use(product)
    await product.close()
  },
})

export { expect } from './people.ts'
