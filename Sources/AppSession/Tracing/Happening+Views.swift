package import AccessibilityTree
package import AppRuntime

/// What an event changes on the screen.
extension Happening {
  /// Whether a touch of the test reaches another element after the event than before.
  package func changes(whichIsTouchedBy step: Happening) -> Bool {
    changes(under: step) { $1?.name(at: $0) }
  }

  /// Whether the element that a touch hits differs before and after the event.
  package func changes(whatIsTouchedBy step: Happening) -> Bool {
    changes(under: step) { Observation.point($0).answer(of: $1) }
  }

  /// Whether what a touch hits is disabled before the event, and enabled after it.
  package func enables(whatIsTouchedBy step: Happening) -> Bool {
    gives(.isEnabled, toWhatIsTouchedBy: step)
  }

  /// Whether the event puts a layer in front of what a touch hits that is no element itself.
  package func covers(whatIsTouchedBy step: Happening) -> Bool {
    gives(.isCovered, toWhatIsTouchedBy: step)
  }

  /// Whether the event takes such a layer away.
  package func uncovers(whatIsTouchedBy step: Happening) -> Bool {
    gives(.isCovered, toWhatIsTouchedBy: step, isGiven: false)
  }

  private func gives(
    _ flag: ElementFlags, toWhatIsTouchedBy step: Happening, isGiven: Bool = true
  ) -> Bool {
    let has = { (shown: ScreenSnapshot?, point: ElementPoint) -> Bool? in
      shown.flatMap { shown in
        shown.tree.topmostElement(at: point).map { shown.tree.flags(of: $0).contains(flag) }
      }
    }
    return views.contains { views in
      step.points.contains { has(views.before, $0) == !isGiven && has(views.after, $0) == isGiven }
    }
  }

  private func changes(
    under step: Happening, by seen: (ElementPoint, ScreenSnapshot?) -> (some Equatable)?
  ) -> Bool {
    views.contains { views in
      step.points.contains { seen($0, views.before) != seen($0, views.after) }
    }
  }

  /// Whether it is a step of the test that can open a screen: a launch opens the first one.
  package var opensScreens: Bool {
    origin.isInput || (origin == .act && words != TestAction.launch)
  }

  /// Whether it is a link that the test lets the system open.
  package var opensLink: Bool { origin == .act && words.hasPrefix(Self.opening) }

  /// How the words of a link begin.
  static let opening = "open "

  /// Whether the keyboard is shown before it, and not after it.
  package var hidesKeyboard: Bool {
    let keyboards = { (snapshot: ScreenSnapshot?) in
      snapshot.map { shown in
        (0..<shown.tree.count).contains { shown.tree.type(of: $0) == .keyboard }
      }
    }
    return views.contains { keyboards($0.before) == true && keyboards($0.after) == false }
  }

  /// The name of the field that it gives the keyboard; nil if it gives it to none.
  package var focused: String? {
    let focus = { (snapshot: ScreenSnapshot?) -> String? in
      guard let tree = snapshot?.tree else { return nil }
      let field = (0..<tree.count).first { tree[$0].hasKeyboardFocus }
      return field.flatMap { [tree[$0].identifier, tree[$0].label].first { !$0.isEmpty } }
    }
    return views.lazy.compactMap { views in
      focus(views.after).flatMap { $0 == focus(views.before) ? nil : $0 }
    }.first
  }

  /// The title of the alert that it shows; nil if it shows none.
  package var alertShown: String? {
    let titles = { (snapshot: ScreenSnapshot?) -> [String] in
      guard let tree = snapshot?.tree else { return [] }
      return (0..<tree.count).filter { tree[$0].type == .alert }.map { tree[$0].label }
    }
    return views.lazy.compactMap { views in
      titles(views.after).first { !titles(views.before).contains($0) }
    }.first
  }

  /// The name of what it puts in front of the element that a touch would hit, or that a look for a
  /// touch finds; nil if nothing.
  package func cover(of step: Happening) -> String? {
    for views in views {
      guard let after = views.after?.tree, let before = views.before,
        let point = step.points(in: before).first(where: {
          before.name(at: $0) != views.after?.name(at: $0)
        }),
        let cover = after.topmostElement(at: point), !before.hasMoved(at: point, by: after)
      else { continue }
      let types = ([cover] + after.ancestors(of: cover)).map(after.type)
      if types.contains(.keyboard) { return "the keyboard" }
      let names = [after[cover].identifier, after[cover].label] + appearing
      return names.first { !$0.isEmpty && !Self.dismissRegion.contains($0) }
    }
    return nil
  }

  /// The names of what closes a sheet or menu in front, which is not what a test waits for.
  private static let dismissRegion: Set = ["PopoverDismissRegion", "dismiss popup"]

  private var points: [ElementPoint] {
    observations.compactMap { if case .point(let point) = $0 { point } else { nil } }
  }

  private func points(in shown: ScreenSnapshot) -> [ElementPoint] {
    guard let query, let found = Resolver().resolve(query, in: shown.indexed).first else {
      return points
    }
    return [shown.tree.hitPoint(of: found)].compactMap(\.self)
  }

  /// Whether a look of the test finds something else after the event than before it.
  package func changes(whatIsFoundBy look: Happening) -> Bool {
    views.contains { views in
      views.app == look.aim
        && look.observations.contains {
          $0.answer(of: views.before) != $0.answer(of: views.after)
        }
    }
  }

  /// The words of the query whose attributes a look reads; nil if it reads none.
  package var queryRead: String? {
    if case .rows(let query) = observations.first, !origin.isInput { query.text } else { nil }
  }

  /// Whether it removes elements and adds none.
  package var onlyRemoves: Bool { appearing.isEmpty && !vanishing.isEmpty }

  /// The identifiers or labels of the elements that it adds.
  package var appearing: [String] { views.flatMap { Self.names($0.after, without: $0.before) } }

  /// The identifiers or labels of the elements that it removes.
  package var vanishing: [String] { views.flatMap { Self.names($0.before, without: $0.after) } }

  /// The elements whose label differs after it, by their identifiers, which no others have.
  package var relabelled: [(identifier: String, label: String)] {
    views.flatMap { views -> [(identifier: String, label: String)] in
      guard let before = views.before?.tree, let after = views.after?.tree else { return [] }
      let old = Dictionary(grouping: 0..<before.count) { before[$0].identifier }
      return (0..<after.count).compactMap { index in
        let (identifier, label) = (after[index].identifier, after[index].label)
        guard !identifier.isEmpty, !label.isEmpty, let places = old[identifier],
          places.count == 1, before[places[0]].label != label
        else { return nil }
        return (identifier, label)
      }
    }
  }

  /// The identifiers or labels of the elements that it selects.
  package var selecting: [String] {
    views.flatMap { views in
      let before = Set(Self.names(views.before) { $0.isSelected })
      return Self.names(views.after) { $0.isSelected }.filter { !before.contains($0) }
    }
  }

  /// The types of the elements with an identifier or label, before and after it.
  package func types(named name: String) -> [ElementType] {
    views.flatMap { [$0.before, $0.after] }.compactMap { $0?.tree }.flatMap { tree in
      (0..<tree.count).map { tree[$0] }
        .filter { $0.identifier == name || $0.label == name }.map(\.type)
    }
  }

  /// The identifiers or labels of all elements of a screen, or of those that count.
  package static func names(
    _ snapshot: ScreenSnapshot?, of counts: (ElementView) -> Bool = { _ in true }
  ) -> [String] {
    guard let tree = snapshot?.tree else { return [] }
    return (0..<tree.count).map { tree[$0] }.filter(counts).compactMap { view in
      let name = view.identifier.isEmpty ? view.label : view.identifier
      return name.isEmpty ? nil : name
    }
  }

  private static func names(_ one: ScreenSnapshot?, without other: ScreenSnapshot?) -> [String] {
    guard let one else { return [] }
    let known = Set(names(other))
    return names(one).filter { !known.contains($0) }
  }
}

extension ScreenSnapshot {
  /// What identifies the element at a point, whatever its label: its type and its identifier.
  ///
  /// Without an identifier, its label has to identify it.
  fileprivate func name(at point: ElementPoint) -> String? {
    tree.topmostElement(at: point).map { index in
      let view = tree[index]
      return "\(view.type) \(view.identifier.isEmpty ? view.label : view.identifier)"
    }
  }

  /// Whether what is at a point is elsewhere in a later tree: then nothing covers it there.
  fileprivate func hasMoved(at point: ElementPoint, by later: ElementSnapshot) -> Bool {
    guard let touched = tree.topmostElement(at: point).map({ tree[$0] }) else { return false }
    let same = (0..<later.count).map { later[$0] }.filter {
      ($0.type, $0.identifier, $0.label) == (touched.type, touched.identifier, touched.label)
    }
    return !same.isEmpty && !same.contains { $0.frame.contains(point) }
  }
}

extension Happening {
  /// The queries whose matches it read, by their texts.
  package var readQueries: [String] {
    observations.compactMap { observation in
      if case .rows(let query) = observation { return query.text }
      return nil
    }
  }

  /// Whether the step asks only how many elements there are.
  package var countsElements: Bool {
    if case .count = observations.first { true } else { false }
  }

  /// The query of the look; nil if the step is not a look.
  package var query: Query? {
    guard case .look = origin else { return nil }
    switch observations.first {
    case .exists(let query), .count(let query), .rows(let query): return query
    default: return nil
    }
  }
}
