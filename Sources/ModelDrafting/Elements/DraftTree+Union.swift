import SimulatedApp

extension DraftTree {
  /// The keys from the top to the element at a place.
  package func path(of place: [Int]) -> [ElementKey] {
    place.indices.compactMap { self[Array(place[...$0])]?.keysInPaths.first }
  }

  /// The path to the element that a step of a test knows by a path: a row or a list without a name
  /// is known by any name inside it.
  package func path(knownAs known: [ElementKey]) -> [ElementKey] {
    guard let last = known.last else { return known }
    let paths = places { $0.keysInPaths.contains(last) }.filter { isPath(known, to: $0) }.map(path)
    return paths.contains(known) ? known : paths.first ?? known
  }

  private func isPath(_ path: [ElementKey], to place: [Int]) -> Bool {
    path.count == place.count
      && place.indices.reversed().allSatisfy { level in
        self[Array(place[...level])]?.keysInPaths.contains(path[level]) == true
      }
  }

  /// The elements of two trees, each once; nil if one tree contradicts the other.
  package func union(with other: DraftTree) -> DraftTree? {
    let both = Self.union(elements, other.elements).map { both in
      let bars = both.filter { $0.type == .navigationBar }
      return DraftTree(bars + both.filter { $0.type != .navigationBar })
    }
    return both?.sharesFocus == true ? nil : both
  }

  /// Whether several unnamed fields have the focus; each would need a name for that.
  var sharesFocus: Bool {
    let keys = all.filter { $0.hasFocus && $0.identifier.isEmpty }.map(\.key)
    return Set(keys).count < keys.count
  }

  /// Gives a field the focus, and makes a field of another element.
  ///
  /// The focus goes to the first of several fields that have an identifier, so one that shares it
  /// has it as label instead.
  mutating func giveFocus(to place: [Int]) {
    guard let element = self[place] else { return }
    let isShared =
      !element.identifier.isEmpty && element.label.isEmpty
      && all.count { $0.type.takesText && $0.identifier == element.identifier } > 1
    change(place) {
      guard $0.type.takesText else { return $0.type = .textField }
      $0.hasFocus = true
      if isShared { ($0.identifier, $0.label) = ("", $0.identifier) }
    }
  }

  private static func union(_ left: [DraftElement], _ right: [DraftElement]) -> [DraftElement]? {
    var all = left
    var used: Set<Int> = []
    for element in right {
      let place = all.indices.first { index in
        !used.contains(index) && index < left.count && all[index].isSame(as: element)
      }
      guard let place else {
        all.append(element)
        continue
      }
      used.insert(place)
      guard let both = union(all[place], element) else { return nil }
      all[place] = both
    }
    return all
  }

  private static func union(_ left: DraftElement, _ right: DraftElement) -> DraftElement? {
    let needsText = left.needsText || right.needsText
    guard left.isEnabled == right.isEnabled || needsText, left.isSelected == right.isSelected,
      let identifier = agreed(left.identifier, right.identifier),
      let label = agreed(left.label, right.label), let title = agreed(left.title, right.title),
      left.value == nil || right.value == nil || left.value == right.value,
      left.returnKey == nil || right.returnKey == nil || left.returnKey == right.returnKey,
      left.capitalizes == nil || right.capitalizes == nil || left.capitalizes == right.capitalizes,
      left.keyboard == nil || right.keyboard == nil || left.keyboard == right.keyboard,
      left.placeholder == nil || right.placeholder == nil || left.placeholder == right.placeholder,
      let place = DraftPlace.agreed(left.place, right.place),
      let children = union(left.children, right.children)
    else { return nil }
    var both = left.isTypeKnown ? left : right
    both.needsText = needsText
    both.hasFocus = left.hasFocus || right.hasFocus
    both.leadsBack = left.leadsBack || right.leadsBack
    both.isEnabled = left.isEnabled || needsText
    both.identifier = identifier
    both.label = label
    both.title = title
    both.value = left.value ?? right.value
    both.returnKey = left.returnKey ?? right.returnKey
    both.capitalizes = left.capitalizes ?? right.capitalizes
    both.keyboard = left.keyboard ?? right.keyboard
    both.placeholder = left.placeholder ?? right.placeholder
    both.options += right.options.filter { !left.options.contains($0) }
    both.place = place
    both.children = children
    return both
  }

  /// The text that fits both texts; an empty one fits any.
  private static func agreed(_ left: String, _ right: String) -> String? {
    if left.isEmpty || right.isEmpty { return left + right }
    return left == right ? left : nil
  }
}

extension DraftElement {
  /// Whether two elements can be the same one: their types and their names agree.
  fileprivate func isSame(as other: DraftElement) -> Bool {
    guard type == other.type || !isTypeKnown || !other.isTypeKnown else { return false }
    if !identifier.isEmpty, !other.identifier.isEmpty { return identifier == other.identifier }
    guard name.isEmpty, other.name.isEmpty else { return name == other.name }
    // Rows without a name are distinguished by their content.
    let (mine, theirs) = (DraftTree(children).keys, DraftTree(other.children).keys)
    return mine.isEmpty || theirs.isEmpty || !mine.isDisjoint(with: theirs)
  }
}
