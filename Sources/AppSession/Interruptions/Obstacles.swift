import AccessibilityTree
import AppCompiling
import AppModel
import AppRuntime

/// Finds what is in the way of an action: alerts and banners (behaviour.md E1).
struct Obstacles: SessionPart {
  let session: AppSession

  /// The alert of SpringBoard, which is in front of everything.
  var boardAlert: ShownAlert? { board?.alert }

  /// The alert or banner that keeps an action from a queried element, if any.
  func obstacle(
    to found: Result<FoundElement, AutomationFailure>, _ query: Query
  ) -> InterruptingElement? {
    guard !session.interruptions.isAsking, runState == .foreground else { return nil }
    switch found {
    case .success(let element):
      return frontAlert { isInAlert(element) } ?? banner(over: element)
    case .failure(.noMatch): return frontAlert { looksIntoAlert(query) }
    case .failure: return nil
    }
  }

  /// The alert or banner that a touch on a point would reach instead, if any.
  func obstacle(to point: ElementPoint) -> InterruptingElement? {
    guard !session.interruptions.isAsking, runState == .foreground else { return nil }
    if let board, board.alert != nil {
      return isAlert(at: point, in: device.snapshot(of: board)) ? nil : alert(of: board)
    }
    if let snapshot = device.snapshot, let alert = ownAlert {
      return isAlert(at: point, in: snapshot) ? nil : alert
    }
    return isBanner(at: point) ? shownBanner : nil
  }

  /// Whether an alert or a banner is still on the screen.
  func isThere(_ element: InterruptingElement) -> Bool {
    switch element.kind {
    case .alert:
      device.process(of: element.bundle)?.alerts.contains { $0.number == element.number } == true
    case .banner: device.banner?.number == element.number
    }
  }

  /// The process of SpringBoard, if it has been needed.
  private var board: AppProcess? {
    device.processes.count > 1 || device.aim == SystemApp.springBoard.bundleIdentifier
      ? device.process(of: SystemApp.springBoard.bundleIdentifier) : nil
  }

  private var aimsAtBoard: Bool { device.aim == SystemApp.springBoard.bundleIdentifier }

  /// The alert in front of everything, unless the action is meant for it.
  private func frontAlert(unless isMeant: () -> Bool) -> InterruptingElement? {
    if let board, board.alert != nil {
      return aimsAtBoard && isMeant() ? nil : alert(of: board)
    }
    guard let alert = ownAlert else { return nil }
    return isMeant() ? nil : alert
  }

  /// The alert of a process; an action sheet is not an interruption (behaviour.md E1).
  private func alert(of process: AppProcess) -> InterruptingElement? {
    guard let alert = process.alert, alert.style == .alert else { return nil }
    return InterruptingElement(
      kind: .alert, bundle: process.bundle, title: alert.title, number: alert.number)
  }

  /// The alert of the target app; only monitors handle it.
  private var ownAlert: InterruptingElement? {
    guard session.interruptions.monitor != nil, let process = device.process else { return nil }
    return alert(of: process)
  }

  // MARK: - Banners

  private var shownBanner: InterruptingElement? {
    device.banner.map {
      InterruptingElement(
        kind: .banner, bundle: SystemApp.springBoard.bundleIdentifier, title: $0.title,
        number: $0.number)
    }
  }

  private func banner(over element: FoundElement) -> InterruptingElement? {
    guard device.banner != nil, let point = element.snapshot.tree.hitPoint(of: element.index) else {
      return nil
    }
    return isBanner(at: point) ? shownBanner : nil
  }

  private func isBanner(at point: ElementPoint) -> Bool {
    !aimsAtBoard && device.bannerFrame?.contains(point) == true
  }

  // MARK: - Inside an alert

  /// Whether a query asks for something inside the alert, so that the test knows about it.
  private func looksIntoAlert(_ query: Query) -> Bool {
    guard let snapshot = device.snapshot else { return false }
    let outputs = Resolver().trace(query, in: snapshot.indexed)
    return zip(outputs, query.steps.dropFirst()).contains { output, next in
      switch next {
      case .descendants, .children:
        !output.isEmpty && output.allSatisfy { snapshot.tree.type(of: $0) == .alert }
      default: false
      }
    }
  }

  private func isAlert(at point: ElementPoint, in snapshot: ScreenSnapshot) -> Bool {
    snapshot.tree.topmostElement(at: point).map {
      isInAlert(FoundElement(snapshot: snapshot, index: $0))
    } ?? false
  }

  private func isInAlert(_ element: FoundElement) -> Bool {
    let tree = element.snapshot.tree
    var current: Int? = element.index
    while let index = current {
      if tree.type(of: index) == .alert { return true }
      current = tree.parent(of: index)
    }
    return false
  }
}
