import AccessibilityTree
import SimulatedApp
import VirtualTime

/// Finds the members of a page for actions on its screen.
struct PageLookup {
  let page: PageObject
  let pages: PageObjects

  /// The most texts to read from the page at the end; a comment counts the others.
  static let claimLimit = 3

  /// A gesture as a call on the page or on a part of it; nil if the page has none.
  func gesture(
    _ gesture: TestStep.Gesture, on path: ElementPath, _ moment: LiveApp.Moment
  ) -> RecordedStep? {
    guard let tree = moment.before?.indexed,
      let node = Resolver().first(path.query, in: tree)
    else { return nil }
    if gesture == .tap, let back = back(moment, tree, node) { return back }
    let known = page.actions.filter {
      $0.gesture == gesture && $0.element.path.finds(node, in: tree)
    }
    if let action = best(known, moment) {
      return step(action.name + "()", gesture, action.element.path, action.target, moment)
    }
    return part(gesture, tree, node, moment)
  }

  /// A pause as a wait of the page for what appeared; nil if the page has none.
  func wait(_ moment: LiveApp.Moment, _ duration: VirtualDuration) -> RecordedStep? {
    guard let before = moment.before?.indexed, let after = moment.after?.indexed else { return nil }
    for wait in page.waits {
      var path = wait.element.path
      if case .screen(let next) = wait.target {
        guard next == moment.screenAfter, let title = pages[next]?.title.path else { continue }
        path = title
      } else if moment.screenAfter != page.screen {
        continue
      }
      guard Resolver().exists(path.query, in: after), !Resolver().exists(path.query, in: before)
      else { continue }
      let isUsual = duration <= .seconds(Double(Self.usualSeconds))
      let seconds = isUsual ? Self.usualSeconds : Int(duration.inSeconds.rounded(.up)) + 1
      return RecordedStep(
        steps: [.waitFor(path, seconds: seconds)],
        words: .call("\(wait.name)(\(isUsual ? "" : "timeout: \(seconds)"))"),
        screen: page.screen, next: next(wait.target, moment))
    }
    return nil
  }

  /// The texts of the page that are new since the last step.
  func claims(_ last: LiveApp.Moment) -> [RecordedStep] {
    guard let after = last.after?.indexed else { return [] }
    let news = page.readings.compactMap { reading -> RecordedStep? in
      guard reading.kind == .label, let node = reading.element.path.node(in: after) else {
        return nil
      }
      let label = after.snapshot.label(of: node)
      let old = last.before.flatMap { before in
        reading.element.path.node(in: before.indexed).map { before.tree.label(of: $0) }
      }
      guard label != old else { return nil }
      return RecordedStep(
        steps: [.expectLabel(reading.element.path, label)],
        words: .claim("XCTAssertEqual(%.\(reading.name), \(SwiftLiteral.string(label)))"),
        screen: page.screen)
    }
    let more = news.count - Self.claimLimit
    guard more > 0 else { return news }
    let words =
      "// \(counted(more, "more new text")) of the page \(more == 1 ? "is" : "are") not read."
    return news.prefix(Self.claimLimit)
      + [RecordedStep(steps: [], words: .claim(words), screen: page.screen)]
  }

  /// How long waits of the kit last, in seconds.
  private static let usualSeconds = 20

  // MARK: - What is touched

  private func back(
    _ moment: LiveApp.Moment, _ tree: IndexedSnapshot, _ node: Int
  ) -> RecordedStep? {
    let button = PageObject.backButton.path
    guard let target = page.back, button.finds(node, in: tree) else { return nil }
    return step("goBack()", .tap, button, target, moment)
  }

  /// The action on an element that leads where the app went, else one that stays.
  private func best(
    _ actions: [PageObject.Action], _ moment: LiveApp.Moment
  ) -> PageObject.Action? {
    actions.first { moment.screenAfter.map(PageObject.Target.screen) == $0.target }
      ?? actions.first { $0.target == .same } ?? actions.first { $0.target == .previous }
  }

  private func step(
    _ call: String, _ gesture: TestStep.Gesture, _ path: ElementPath,
    _ target: PageObject.Target, _ moment: LiveApp.Moment
  ) -> RecordedStep? {
    var call = call
    if target == .previous {
      guard let type = moment.screenAfter.flatMap({ pages[$0]?.typeName }) else { return nil }
      call = call.replacing("()", with: "(to: \(type)())")
    }
    return RecordedStep(
      steps: [.gesture(gesture, path)], words: .call(call), screen: page.screen,
      next: next(target, moment))
  }

  /// The screen of the page that a call returns; nil if it is the same page.
  private func next(_ target: PageObject.Target, _ moment: LiveApp.Moment) -> String? {
    switch target {
    case .same: nil
    case .screen(let screen): screen
    case .previous: moment.screenAfter
    }
  }

  private func part(
    _ gesture: TestStep.Gesture, _ tree: IndexedSnapshot, _ node: Int, _ moment: LiveApp.Moment
  ) -> RecordedStep? {
    for part in page.parts {
      for item in items(of: part, around: node, in: tree) {
        let known = part.actions.filter { action in
          action.gesture == gesture
            && isTouched(part.path(to: action.element, of: item), action, part, node, tree)
        }
        guard let action = best(known, moment) else { continue }
        let call = "\(part.name)(\(part.parameter): \(SwiftLiteral.string(item))).\(action.name)()"
        return step(
          call, gesture, part.path(to: action.element, of: item), action.target, moment)
      }
    }
    return nil
  }

  /// Whether an action of a part touches this element, or its container if the action is on the
  /// whole part.
  private func isTouched(
    _ path: ElementPath, _ action: PageObject.Action, _ part: PageObject.Part, _ node: Int,
    _ tree: IndexedSnapshot
  ) -> Bool {
    guard let own = path.node(in: tree) else { return false }
    if own == node { return true }
    let isWhole = action.element.key == .only && tree.snapshot.type(of: node) == part.repeated
    return isWhole && tree.snapshot.isDescendant(own, of: node)
  }

  /// The identities of the items that a node belongs to or contains, nearest first.
  private func items(
    of part: PageObject.Part, around node: Int, in tree: IndexedSnapshot
  ) -> [String] {
    let snapshot = tree.snapshot
    let above = [node] + snapshot.ancestors(of: node).reversed()
    let below = snapshot.subtree(of: node).dropFirst()
    if part.isByLabel {
      guard let whole = above.first(where: { snapshot.type(of: $0) == part.repeated }) else {
        return []
      }
      return snapshot.subtree(of: whole).filter { snapshot.type(of: $0) == .staticText }
        .map { snapshot.label(of: $0) }.filter { !$0.isEmpty }
    }
    return (above + below).filter { snapshot.type(of: $0) == part.type }
      .map { snapshot.identifier(of: $0) }.filter { !$0.isEmpty }
  }
}

extension ElementPath {
  /// The only element that the query finds; nil if there is none or more than one.
  func node(in tree: IndexedSnapshot) -> Int? {
    let matches = Resolver().resolve(query, in: tree)
    return matches.count == 1 ? matches[0] : nil
  }

  /// Whether it finds exactly this element.
  func finds(_ node: Int, in tree: IndexedSnapshot) -> Bool { self.node(in: tree) == node }

  /// Whether two paths find the same element.
  func isSame(as other: ElementPath, in tree: IndexedSnapshot) -> Bool {
    node(in: tree).map { other.finds($0, in: tree) } ?? false
  }
}
