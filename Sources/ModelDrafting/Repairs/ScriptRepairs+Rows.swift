import SimulatedApp

extension ScriptRepairs {
  /// Makes many more where a test counts in a loop, such as one that scrolls through pages.
  var endless: [DraftScript] {
    run.isEndless && looks.first?.kind == .count ? counting(upTo: [5, 10, 20, 50, 100, 200]) : []
  }

  /// Makes as many rows as a test counts that selects them itself: by their edge, by whether they
  /// have a label, or by their value.
  var rows: [DraftScript] {
    guard let look = looks.first(where: { $0.kind == .count }), let comparison = Comparison(message)
    else { return [] }
    let wanted = comparison.wishes.compactMap { found, wanted in
      Int(found) == nil ? nil : Int(wanted)
    }
    return wanted.filter { (0...Self.countedRows).contains($0) }.flatMap { wanted in
      CountedRow.allCases.flatMap { kind in
        changing(look) { CountedRows(query: look.query).trees($0, with: wanted, of: kind) }
      }
    }
  }

  /// The most rows that such a test may count.
  static let countedRows = 100
}

/// The rows of a list that a query finds.
struct CountedRows {
  let query: Query

  /// The trees in which so many rows have what a test counts, and the others do not.
  fileprivate func trees(_ tree: DraftTree, with wanted: Int, of kind: CountedRow) -> [DraftTree] {
    let grown = tree.indexed.count(of: query) >= wanted ? [tree] : grown(tree, to: wanted)
    return grown.map { tree in
      var changed = tree
      for (index, place) in tree.indexed.places(of: query).enumerated() where !place.isEmpty {
        changed.set(kind, place, number: index + 1, isCounted: index < wanted)
      }
      return changed
    }
  }

  /// The tree with so many rows; those that stand alone move to where the test counts.
  func grown(_ tree: DraftTree, to wanted: Int) -> [DraftTree] {
    let conjuring = QueryConjuring(query)
    let gathered = gathering(tree, conjuring)
    return ([gathered].compactMap(\.self) + [tree]).flatMap { tree in
      tree.indexed.count(of: query) >= wanted
        ? [tree] : conjuring.trees(from: tree, count: wanted)
    }
  }

  /// The tree in which rows with a name that stand alone are in the list whose rows a query counts;
  /// nil if there are none.
  private func gathering(_ tree: DraftTree, _ conjuring: QueryConjuring) -> DraftTree? {
    guard let type = conjuring.type, var changed = conjuring.trees(from: tree).first,
      let first = changed.firstPlace(of: query), first.count > 1
    else { return nil }
    let alone = changed.elements.indices.filter {
      changed.elements[$0].type == type && changed.elements[$0].isNamed
    }
    guard !alone.isEmpty else { return nil }
    let rows = alone.map { changed.elements[$0] }
    if tree.firstPlace(of: query) == nil { changed.remove(first) }
    changed.change(Array(first.dropLast())) { $0.children += rows }
    for index in alone.reversed() { changed.remove([index]) }
    return changed
  }
}

/// What a test that counts rows may ask of each.
private enum CountedRow: CaseIterable {
  /// A row at the left edge of the screen, with a label or without one.
  case labelledAtEdge, plainAtEdge
  /// A row with a label.
  case labelled
  /// A row that is on, or off.
  case on, off
}

extension DraftTree {
  /// Gives the row at a place what a test counts, or takes it away.
  fileprivate mutating func set(
    _ kind: CountedRow, _ place: [Int], number: Int, isCounted: Bool
  ) {
    switch kind {
    case .labelledAtEdge, .plainAtEdge:
      let list = Array(place.dropLast())
      // A row stands at the edge of its list.
      if isCounted { change(list.isEmpty ? place : list) { $0.place.x = 0 } }
      if !isCounted { change(place) { $0.place.x = Self.margin } }
      if isCounted, kind == .labelledAtEdge { label(place, number) }
    case .labelled:
      if isCounted { label(place, number) }
    case .on, .off:
      change(place) { $0.value = (kind == .on) == isCounted ? "1" : "0" }
    }
  }

  /// The distance of rows from the edge that are not counted there, in points.
  private static let margin = 16.0

  private mutating func label(_ place: [Int], _ number: Int) {
    change(place) { if $0.label.isEmpty { $0.label = "Row \(number)" } }
  }
}
