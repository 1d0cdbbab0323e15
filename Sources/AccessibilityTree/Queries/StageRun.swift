/// One pass over the candidates of a stage.
struct StageRun {
  let test: TestRun
  /// The elements of the whole tree.
  let count: Int
  let types: TypePostings?
  var found: MatchCollector
  /// The number of elements read so far.
  var scanned = 0

  static func run(
    _ program: TestProgram, _ stage: QueryStage, in tree: IndexedSnapshot, input: ElementMatches
  ) -> ElementMatches {
    let snapshot = tree.snapshot
    var cursors = ContiguousArray(repeating: TestRun.Cursor(), count: program.cursorCount)
    let run = snapshot.withReader { reader in
      program.operations.withUnsafeBufferPointer { operations in
        program.bytes.withUnsafeBufferPointer { bytes in
          cursors.withUnsafeMutableBufferPointer { cursors in
            guard let nodes = reader.nodes.baseAddress else { return nil as StageRun? }
            // A pool without text is never read, so any address will do.
            let noText = UnsafeRawPointer(nodes).assumingMemoryBound(to: UInt8.self)
            let test = TestRun(
              snapshot: snapshot, nodes: nodes, pool: reader.pool.baseAddress ?? noText,
              program: program,
              operations: operations, bytes: bytes.baseAddress ?? noText, cursors: cursors)
            var run = StageRun(
              test: test, count: reader.nodes.count, types: tree.index.types,
              found: MatchCollector(limit: stage.limit))
            run.run(stage.source, input)
            return run
          }
        }
      }
    }
    guard let run else { return .empty }
    tree.index.noteScan(of: run.scanned, in: snapshot)
    return run.found.matches
  }

  private mutating func run(_ source: QueryStage.Source, _ input: ElementMatches) {
    switch source {
    case .input:
      for element in input { guard offer(element) else { return } }
    case .descendants(let type): offerDescendants(type, input)
    case .children(let type): offerChildren(type, input)
    case .identity(let tokens): offerBound(tokens)
    }
  }

  /// Takes the element if it passes, and says whether more are wanted.
  @inline(__always)
  private mutating func offer(_ element: Int) -> Bool {
    scanned += 1
    return !test.holds(element) || found.take(element)
  }

  private mutating func offerDescendants(_ type: ElementType, _ input: ElementMatches) {
    var covered = 0
    for element in input where element >= covered {
      covered = Int(test.nodes[element].subtreeEnd)
      guard offerAll(type, in: element + 1..<covered) else { return }
    }
  }

  private mutating func offerAll(_ type: ElementType, in range: Range<Int>) -> Bool {
    if let types, type != .any {
      for place in types.bounds(of: type, in: range) {
        guard offer(types[place]) else { return false }
      }
      return true
    }
    scanned += range.count / 4
    for element in range where type == .any || test.nodes[element].type == type {
      guard offer(element) else { return false }
    }
    return true
  }

  private mutating func offerChildren(_ type: ElementType, _ input: ElementMatches) {
    guard isNested(input) else {
      for element in input { guard offerChildren(type, of: element) else { return } }
      return
    }
    // The children of an element and of its descendants interleave, so they are sorted first.
    var children: [Int] = []
    for element in input { forEachChild(type, of: element) { children.append($0) } }
    for child in children.sorted() { guard offer(child) else { return } }
  }

  private mutating func offerChildren(_ type: ElementType, of element: Int) -> Bool {
    let end = Int(test.nodes[element].subtreeEnd)
    var child = element + 1
    while child < end {
      if type == .any || test.nodes[child].type == type, !offer(child) { return false }
      child = Int(test.nodes[child].subtreeEnd)
    }
    return true
  }

  private func forEachChild(_ type: ElementType, of element: Int, _ body: (Int) -> Void) {
    let end = Int(test.nodes[element].subtreeEnd)
    var child = element + 1
    while child < end {
      if type == .any || test.nodes[child].type == type { body(child) }
      child = Int(test.nodes[child].subtreeEnd)
    }
  }

  private func isNested(_ input: ElementMatches) -> Bool {
    var end = 0
    for element in input {
      if element < end { return true }
      end = Int(test.nodes[element].subtreeEnd)
    }
    return false
  }

  private mutating func offerBound(_ tokens: [Int32]) {
    for element in 0..<count where tokens.contains(test.nodes[element].token) {
      guard offer(element) else { return }
    }
  }
}
