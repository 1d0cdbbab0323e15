package import SimulatedApp

/// Finds the fewest elements that a tree needs for a query to match.
package struct QueryConjuring {
  private let query: Query
  private let stages: [Stage]

  /// The most elements that the index of a query can require.
  package static let countLimit = 300

  /// A step down the tree, and the conditions on its matches.
  private struct Stage {
    let type: ElementType
    /// How many steps of the query end with this stage.
    var end: Int
    var tests: [ElementTest] = []
    var contained: [[ElementTest]] = []
    var index: Int?
    /// How many steps come before the choice of one match.
    var endBeforeIndex: Int
  }

  /// Reads the steps of a query.
  package init(_ query: Query) {
    self.query = query
    stages = Self.stages(of: query)
  }

  /// The type of the elements that it makes; nil if it makes none, or may choose one.
  var type: ElementType? {
    guard let type = stages.last?.type, type != .any else { return nil }
    return type
  }

  private static func stages(of query: Query) -> [Stage] {
    var stages: [Stage] = []
    for (number, step) in query.steps.enumerated() {
      if case .descendants(let type) = step {
        stages.append(Stage(type: type, end: number + 1, endBeforeIndex: number + 1))
        continue
      }
      if case .children(let type) = step {
        stages.append(Stage(type: type, end: number + 1, endBeforeIndex: number + 1))
        continue
      }
      guard var stage = stages.popLast() else { return [] }
      stage.end = number + 1
      switch step {
      case .matching(let test, _): stage.tests.append(test)
      case .matchingType(let type, let name): stage.tests += tests(type, name)
      // A text is found by its own attributes.
      case .containing(let test, _) where Self.leaves.contains(stage.type): stage.tests.append(test)
      case .containing(let test, _): stage.contained.append([test])
      case .containingType(stage.type, let name) where stage.type != .any && stage.type != .other:
        stage.tests += tests(.any, name)
      case .containingType(let type, let name): stage.contained.append(tests(type, name))
      case .index(let index): stage.index = index
      case .first: stage.index = stage.index ?? 0
      case .identity, .descendants, .children: return []
      }
      if stage.index == nil { stage.endBeforeIndex = number + 1 }
      stages.append(stage)
    }
    return stages
  }

  private static func tests(_ type: ElementType, _ name: String?) -> [ElementTest] {
    (type == .any ? [] : [.type(type)]) + (name.map { [.anyIdentifying($0)] } ?? [])
  }

  /// Types whose elements contain no others.
  private static let leaves: Set<ElementType> = [
    .staticText, .image, .textField, .secureTextField, .searchField, .textView,
  ]

  /// Types that the device makes itself, so that no screen contains them.
  private static let ofDevice: Set<ElementType> = [
    .application, .window, .keyboard, .key, .statusBar,
  ]

  /// The trees in which the query has a match, the likeliest first; empty if nothing helps.
  ///
  /// `count` is the number of elements that have to match.
  package func trees(from tree: DraftTree, count: Int = 1) -> [DraftTree] {
    guard !stages.isEmpty, count <= Self.countLimit,
      !stages.contains(where: { Self.ofDevice.contains($0.type) && !isOfFrame($0) })
    else { return [] }
    var found: [DraftTree] = []
    for way in Way.allCases {
      guard let next = conjured(in: tree, by: way, count: count), !found.contains(next) else {
        continue
      }
      found.append(next)
    }
    return found
  }

  private func isOfFrame(_ stage: Stage) -> Bool { stage.type == .window }

  /// How an element is made to match a query.
  private enum Way: CaseIterable {
    /// An existing one gets the type, or moves to the place.
    case refining
    /// An unnamed one at the place gets the name.
    case naming
    /// A new one is added.
    case adding
  }

  private func conjured(in tree: DraftTree, by way: Way, count: Int) -> DraftTree? {
    var tree = tree
    var indexed = tree.indexed
    var parent: [Int] = []
    for (number, stage) in stages.enumerated() {
      let isLast = number + 1 == stages.count
      let needed = isLast ? max(count, (stage.index ?? 0) + 1) : (stage.index ?? 0) + 1
      let whole = Query(Array(query.steps[..<stage.end]))
      let open = Query(Array(query.steps[..<stage.endBeforeIndex]))
      guard needed <= Self.countLimit else { return nil }
      if indexed.count(of: open) < needed {
        // A list without a name can only be added; what is known by its name then moves there.
        let isPlain = !isLast && stage.tests.isEmpty && stage.contained.isEmpty
        let used = isPlain ? .adding : way
        guard add(stage, open: open, needed, to: &tree, &indexed, in: parent, by: used)
        else { return nil }
      }
      guard tree.count <= DraftTree.limit, let place = indexed.places(of: whole).first
      else { return nil }
      parent = place
    }
    return indexed.count(of: query) >= 1 ? tree : nil
  }

  private func add(
    _ stage: Stage, open: Query, _ needed: Int, to tree: inout DraftTree,
    _ indexed: inout IndexedDraftTree, in parent: [Int], by way: Way
  ) -> Bool {
    var wish = ElementWish(stage.type)
    for test in stage.tests where !wish.take(test) { return false }
    for tests in stage.contained {
      var inner = ElementWish(.any)
      for test in tests where !inner.take(test) { return false }
      if !inner.element.isTypeKnown { inner.element.type = .staticText }
      wish.element.children.append(inner.element)
    }
    switch way {
    case .refining: return refine(wish.element, in: &tree, &indexed, below: parent, open)
    case .naming: return name(wish.element, in: &tree, &indexed, below: parent, open)
    case .adding: break
    }
    var present = indexed.count(of: open)
    while present < needed {
      tree.add(wish.element, in: parent)
      indexed = tree.indexed
      let count = indexed.count(of: open)
      guard count > present else { return false }
      present = count
    }
    return true
  }

  /// Gives the name to an element of the type that exists only because a test has counted it.
  private func name(
    _ wish: DraftElement, in tree: inout DraftTree, _ indexed: inout IndexedDraftTree,
    below parent: [Int], _ open: Query
  ) -> Bool {
    let nameless = tree.places { $0 == DraftElement(wish.type) }
    guard wish.isNamed, let place = nameless.first(where: { $0.dropLast() == parent[...] })
    else { return false }
    tree.change(place) { $0 = wish }
    indexed = tree.indexed
    return indexed.count(of: open) > 0
  }

  /// Gives a type or a place to an element with the same name.
  private func refine(
    _ wish: DraftElement, in tree: inout DraftTree, _ indexed: inout IndexedDraftTree,
    below parent: [Int], _ open: Query
  ) -> Bool {
    guard wish.isNamed else { return false }
    let untyped = tree.place { element in
      element.name == wish.name && element.isTypeKnown != wish.isTypeKnown
    }
    if let untyped {
      tree.change(untyped) { element in
        if !element.isTypeKnown { (element.type, element.isTypeKnown) = (wish.type, true) }
        element.children += wish.children
      }
      indexed = tree.indexed
      if indexed.count(of: open) > 0 { return true }
    }
    let place = tree.place { $0.name == wish.name && $0.type == wish.type }
    guard let place, !parent.isEmpty, !parent.starts(with: place), !place.starts(with: parent)
    else { return false }
    tree.move(place, into: parent)
    indexed = tree.indexed
    return indexed.count(of: open) > 0
  }
}

extension Query {
  /// Whether the query asks for a keyboard, or for something on it.
  var isOnKeyboard: Bool {
    steps.contains { step in
      switch step {
      case .descendants(.keyboard), .children(.keyboard): true
      default: false
      }
    }
  }

  /// The return key that the query asks for on the keyboard; nil for any other query.
  var returnKey: ReturnKeyKind? {
    guard isOnKeyboard else { return nil }
    return names.first.flatMap { ReturnKeyKind(rawValue: $0.lowercased()) }
  }

  /// The number pad that has the key that the query asks for; nil for keys of other keyboards.
  var pad: KeyboardKind? {
    guard let keyName else { return nil }
    if keyName == "Delete" || keyName.count == 1 && keyName.allSatisfy(\.isNumber) {
      return .numberPad
    }
    return keyName == "." || keyName == "," ? .decimalPad : nil
  }

  /// Whether the query asks for a key with a capital letter.
  var isCapital: Bool { keyName?.count == 1 && keyName?.first?.isUppercase == true }

  /// The name in brackets of the key that the query asks for; nil if it asks for no key.
  var keyName: String? {
    let isKey = steps.contains { step in
      switch step {
      case .descendants(.key), .children(.key), .matchingType(.key, _): true
      default: false
      }
    }
    return isKey ? name : nil
  }

  /// The name in brackets of the elements that the query asks for; nil if there is none.
  var name: String? { names.last }

  /// The names in brackets, from the top.
  private var names: [String] {
    steps.compactMap { step in
      switch step {
      case .matching(.anyIdentifying(let name), _), .matchingType(_, let name?): name
      default: nil
      }
    }
  }
}
