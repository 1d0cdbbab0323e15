/// Steps that run in one pass: candidates, then filters, then a choice by index.
struct QueryStage {
  enum Source {
    case input
    case descendants(ElementType)
    case children(ElementType)
    case identity([Int32])
  }

  private(set) var source = Source.input
  private(set) var filters: ArraySlice<QueryStep>
  /// The index of the wanted match; nil for all matches.
  private(set) var place: Int?
  /// Whether only the first match is wanted; if a sheet is shown, this is the first one in front.
  private var wantsFirst = false
  /// The number of matches after which the search may stop.
  private(set) var limit = Int.max

  /// Removes the steps of one pass from the front of the list.
  init(_ steps: inout ArraySlice<QueryStep>, limit: Int) {
    if let first = steps.first, let source = Source(first) {
      self.source = source
      steps = steps.dropFirst()
    }
    filters = steps.prefix { $0.isFilter }
    steps = steps.dropFirst(filters.count)
    switch steps.first {
    case .first: (place, wantsFirst) = (0, true)
    case .index(let index): place = index
    default: self.limit = steps.isEmpty ? limit : .max
    }
    guard let place else { return }
    steps = steps.dropFirst()
    self.limit = place >= 0 && place < SnapshotBuilder.elementLimit ? place + 1 : 0
  }

  var isIdentity: Bool {
    if case .identity = source { return true }
    return false
  }

  func run(in tree: IndexedSnapshot, input: ElementMatches) -> ElementMatches {
    guard limit > 0 else { return .empty }
    let front = wantsFirst ? tree.index.front(of: tree.snapshot) : 0
    guard front == 0 else { return firstMatch(from: front, in: tree, input: input) }
    let matches =
      candidatesWithoutFilter(in: tree, input: input) ?? filtered(in: tree, input: input)
    guard let place else { return matches }
    return place < matches.count ? ElementMatches(matches[place]) : .empty
  }

  /// The first match in front; else the first one behind.
  private func firstMatch(
    from front: Int, in tree: IndexedSnapshot, input: ElementMatches
  ) -> ElementMatches {
    var all = self
    (all.place, all.wantsFirst, all.limit) = (nil, false, .max)
    let matches = all.run(in: tree, input: input)
    return (matches.first { $0 >= front } ?? matches.first).map { ElementMatches($0) } ?? .empty
  }

  /// The matches, if they can be found without reading an element.
  private func candidatesWithoutFilter(
    in tree: IndexedSnapshot, input: ElementMatches
  ) -> ElementMatches? {
    guard filters.isEmpty else { return nil }
    switch source {
    case .input: return input
    case .descendants(.any):
      guard input.count == 1 else { return nil }
      let range = tree.snapshot.subtree(of: input[0]).dropFirst().prefix(limit)
      guard !range.isEmpty else { return .empty }
      let first = Int32(truncatingIfNeeded: range.lowerBound)
      return ElementMatches(.range(first..<Int32(truncatingIfNeeded: range.upperBound)))
    default: return nil
    }
  }

  private func filtered(in tree: IndexedSnapshot, input: ElementMatches) -> ElementMatches {
    if let found = lookedUp(in: tree, input: input) { return found }
    var program = TestProgram()
    for filter in filters { filter.append(to: &program) }
    return StageRun.run(program, self, in: tree, input: input)
  }

  /// Uses the index for a stage that is "descendants, identified by a text".
  private func lookedUp(in tree: IndexedSnapshot, input: ElementMatches) -> ElementMatches? {
    guard let texts = tree.index.texts, filters.count == 1, input.count == 1,
      case .descendants(let type) = source, let (kind, text) = filters.first?.identifying,
      !text.isEmpty
    else { return nil }
    let range = tree.snapshot.subtree(of: input[0]).dropFirst()
    var found = MatchCollector(limit: limit)
    tree.snapshot.withReader { reader in
      texts.forEachCandidate(text) { element in
        guard range.contains(element), reader.isOf(type, element), reader.isOf(kind, element),
          reader.isIdentified(element, by: text)
        else { return true }
        return found.take(element)
      }
    }
    return found.matches
  }
}

extension QueryStage.Source {
  init?(_ step: QueryStep) {
    switch step {
    case .descendants(let type): self = .descendants(type)
    case .children(let type): self = .children(type)
    case .identity(let tokens): self = .identity(tokens)
    default: return nil
    }
  }
}

extension QueryStep {
  var isFilter: Bool {
    switch self {
    case .matching, .matchingType, .containing, .containingType: return true
    default: return false
    }
  }

  /// The type and text a filter asks for, when it asks for a text and nothing else.
  var identifying: (type: ElementType, text: String)? {
    switch self {
    case .matching(.anyIdentifying(let text), _): return (.any, text)
    case .matchingType(let type, .some(let text)): return (type, text)
    default: return nil
    }
  }

  func append(to program: inout TestProgram) {
    switch self {
    case .matching(let test, _): program.append(test)
    case .matchingType(let type, let identifier): program.append(type, identifier: identifier)
    case .containing(let test, _): program.appendContains { $0.append(test) }
    case .containingType(let type, let identifier):
      program.appendContains { $0.append(type, identifier: identifier) }
    default: break
    }
  }
}
