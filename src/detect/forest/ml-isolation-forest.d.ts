// The package has no types.
declare module 'ml-isolation-forest' {
  interface TreeNode {
    readonly left?: TreeNode
    readonly right?: TreeNode
    readonly splitColumn?: number
    readonly splitValue?: number
    numberDataPoints(): number
  }

  export class IsolationForest {
    constructor(options?: { readonly nEstimators?: number })
    readonly forest: readonly TreeNode[]
    train(rows: readonly (readonly number[])[]): void
    predict(rows: readonly (readonly number[])[]): number[]
  }
}
