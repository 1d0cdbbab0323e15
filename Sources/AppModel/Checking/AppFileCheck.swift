import LocatedJSON
import VirtualTime

/// Checks the contents of `app.json`.
final class AppFileCheck: AppChecking {
  private var file: String { AppFileName.app }

  /// Checks everything that `app.json` declares.
  func checkApp() {
    let top = DefinitionPath.top
    checkDevice(at: top.key("device"))
    checkCoordinatorName(
      app.defaultCoordinator, in: file, at: top.key("coordinator").key("default"))
    for coordinator in app.coordinators { check(coordinator) }
    for loader in app.loaders { check(loader) }
    for (index, link) in app.deepLinks.enumerated() {
      let path = top.key("deepLinks").index(index)
      check(link, at: path)
      checkOrder(of: link, after: app.deepLinks[..<index], at: path)
    }
    checkLanguage()
    checkNames()
    KeptStateCheck(checked: checked).checkState()
    let surroundings = SurroundingsCheck(checked: checked)
    surroundings.checkInterruptions(scope: appScope)
    let start = StartCheck(checked: checked)
    start.checkStart(scope: appScope)
    start.checkVariants()
    surroundings.checkOtherApps()
  }

  private func checkDevice(at path: DefinitionPath) {
    guard DeviceProfile.named(app.device) == nil else { return }
    guard app.device.first?.isNumber == true else {
      return findUnknown("device", app.device, in: file, at: path, among: DeviceProfile.names)
    }
    find("unknown device \(quoted(app.device)): \(DeviceProfile.sizeWords)", in: file, at: path)
  }

  private func checkNames() {
    let coordinators = app.coordinators.map(\.name)
    findDuplicates("coordinator", coordinators, in: file) { _ in .top.key("coordinators") }
    findDuplicates("loader", app.loaders.map(\.name), in: file) { _ in .top.key("loaders") }
    findDuplicates("screen", app.screens.map(\.name), in: file) { _ in .top }
    if app.screens.count > AppDefinition.screenLimit {
      find(
        "the app has \(app.screens.count) screens; the limit is \(AppDefinition.screenLimit)",
        in: file, at: .top)
    }
    for screen in app.screens {
      guard let fault = Self.fileNameFault(screen.name) else { continue }
      find("the screen's name \(quoted(screen.name)) \(fault)", in: screen.file, at: .top)
    }
  }

  private func checkLanguage() {
    let languages = app.languages
    if !languages.isEmpty, !languages.contains(app.language) {
      findUnknown(
        "language", app.language, in: file, at: .top.key("language"),
        among: Self.sorted(languages))
    }
    for language in languages { checkPlurals(of: language) }
  }

  // MARK: - Coordinators

  private func check(_ coordinator: CoordinatorDefinition) {
    let path = DefinitionPath.top.key("coordinators").key(coordinator.name)
    if case .tabs(let tabs) = coordinator.container {
      checkTabs(tabs, of: coordinator, at: path)
    } else {
      checkScreenName(coordinator.root, in: file, at: path.key("root"))
    }
    checkWith(coordinator.with, screen: coordinator.root, in: file, at: path, scope: appScope)
    if let transition = coordinator.transition, transition < .zero {
      let text = quoted(DurationText.write(transition))
      find("a duration cannot be negative, found \(text)", in: file, at: path.key("transition"))
    }
  }

  private func checkTabs(
    _ tabs: [TabDefinition], of coordinator: CoordinatorDefinition, at path: DefinitionPath
  ) {
    guard let first = tabs.first else {
      find("a tab bar needs at least one tab", in: file, at: path.key("tabs"))
      return
    }
    if coordinator.root != first.root {
      find("the root of a tab bar must be the first tab's screen", in: file, at: path.key("root"))
    }
    for (index, tab) in tabs.enumerated() {
      let place = path.key("tabs").index(index)
      check(tab.label, in: file, at: place.key("label"), scope: appScope)
      check(tab.badge, in: file, at: place.key("badge"), scope: appScope)
      checkScreenName(tab.root, in: file, at: place.key("root"))
    }
    let identifiers = tabs.map(\.identifier).filter { !$0.isEmpty }
    findDuplicates("tab", identifiers, in: file) { _ in path.key("tabs") }
  }

  /// The scope in which the expressions of coordinators look up keys.
  private var appScope: ExpressionScope { ExpressionScope(app: app, screen: nil) }

  // MARK: - Loaders and links

  private func check(_ loader: LoaderDefinition) {
    let path = DefinitionPath.top.key("loaders").key(loader.name)
    check(loader.latency, in: file, at: path.key("latency"))
    if !(0...1).contains(loader.failureRate) {
      let message = "expected a failure rate from 0 to 1, found \(loader.failureRate)"
      find(message, in: file, at: path.key("failureRate"))
    }
    RequestCheck(checked: checked).checkRequest(of: loader, at: path)
  }

  private func check(_ link: DeepLinkDefinition, at path: DefinitionPath) {
    if let name = link.coordinator {
      checkCoordinatorName(name, in: file, at: path.key("coordinator"))
    }
    for (index, name) in link.push.enumerated() {
      checkScreenName(name, in: file, at: path.key("push").index(index))
    }
    guard let names = link.parameters else {
      find(
        "expected a link such as \"sample://item/{id}\", found \(quoted(link.pattern))", in: file,
        at: path.key("pattern"))
      return
    }
    findDuplicates("parameter", names, in: file) { _ in path.key("pattern") }
    if link.push.isEmpty { return checkReach(of: link, parameters: names, at: path) }
    let pushed = link.push.compactMap { screens[$0] }
    guard pushed.count == link.push.count, opaque.screens.isDisjoint(with: link.push) else {
      return
    }
    for name in names where !pushed.contains(where: { $0.context[name] != nil }) {
      findUnknown(
        "context key", name, in: file, at: path.key("pattern"),
        among: pushed.flatMap { Self.sorted($0.context.keys) })
    }
  }

  /// Checks that no earlier link takes all links of this one.
  private func checkOrder(
    of link: DeepLinkDefinition, after earlier: ArraySlice<DeepLinkDefinition>,
    at path: DefinitionPath
  ) {
    guard checked.isStrict, let taker = link.taker(among: earlier) else { return }
    find(
      "no link reaches this: \(quoted(taker.pattern)) comes before it and takes all of its links",
      in: file, at: path.key("pattern"))
  }

  /// Checks that a link without screens to push leads somewhere, and that no value of it is lost.
  ///
  /// Another app may open one to bring the app back as it was.
  private func checkReach(
    of link: DeepLinkDefinition, parameters: [String], at path: DefinitionPath
  ) {
    guard checked.isStrict, !opaque.isAppOpaque else { return }
    if link.coordinator == nil, app.otherApps.isEmpty {
      find("a link must start a coordinator or push screens", in: file, at: path)
    } else if let name = parameters.first {
      find(
        "the value of \(quoted(name)) reaches no screen, because the link has no \"push\"",
        in: file, at: path.key("pattern"))
    }
  }
}

extension DeepLinkDefinition {
  /// The names in braces, in order; nil if the pattern is not a valid link.
  package var parameters: [String]? {
    guard pattern.contains("://"), !pattern.hasPrefix("://") else { return nil }
    var names: [String] = []
    var name: String?
    for character in pattern {
      switch (character, name) {
      case ("{", nil): name = ""
      case ("}", let open?) where !open.isEmpty:
        names.append(open)
        name = nil
      case ("{", _), ("}", _): return nil
      case (_, let open?): name = open + String(character)
      default: break
      }
    }
    return name == nil ? names : nil
  }
}
