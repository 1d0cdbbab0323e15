import AccessibilityTree
import PredicateFormat
import SimulatedApp
import VirtualTime

/// Makes an app from imported trees.
struct AppMaker {
  /// The context key for the state that a screen starts with.
  static let stateKey = "shows"
  /// The bundle identifier if no dump has one.
  static let unknownBundle = "com.example.imported"

  private let screens: [ImportedScreen]
  private(set) var app = AppDefinition(
    name: "", bundleIdentifier: "", defaultCoordinator: "", coordinators: [], screens: [])
  private(set) var notes: [(origin: String, message: String)] = []

  init(_ screens: [ImportedScreen]) { self.screens = screens }

  mutating func make() {
    nameApp()
    chooseDevice()
    var names = SafeName(taken: ["app"])
    for group in groups {
      let name = names.name(like: group.name, unless: "screen")
      app.screens.append(screen(name, group.screens))
    }
    addCoordinators()
  }

  private mutating func note(_ message: String, of screen: ImportedScreen? = nil) {
    notes.append((screen?.origin ?? "", message))
  }

  // MARK: - The app

  private mutating func nameApp() {
    let labels = screens.map(\.applicationLabel).filter { !$0.isEmpty }
    app.name = labels.first ?? "Imported"
    if labels.isEmpty { note("no tree has the app's name; it is called \"Imported\"") }
    if let other = labels.first(where: { $0 != app.name }) {
      note(
        "the trees are from several apps, such as \"\(app.name)\" and \"\(other)\"; "
          + "they are imported as one")
    }
    let bundles = screens.compactMap(\.bundleIdentifier).filter { !$0.isEmpty }
    // SpringBoard runs on every device, so a model of it needs a name of its own.
    let own = bundles.first { $0 != SystemApp.springBoard.bundleIdentifier }
    app.bundleIdentifier = own ?? Self.unknownBundle
    guard own == nil else { return }
    note(
      (bundles.isEmpty
        ? "no tree has the bundle identifier" : "the device has \(bundles[0]) already")
        + "; it is \"\(Self.unknownBundle)\"")
  }

  /// Chooses the device whose screen size is nearest to that of the first tree with a size.
  private mutating func chooseDevice() {
    guard let bounds = screens.compactMap(\.bounds).first else { return chooseReachedSize() }
    let distances = DeviceProfile.all.map {
      abs($0.width - bounds.width) + abs($0.height - bounds.height)
    }
    let least = distances.min() ?? 0
    let nearest = DeviceProfile.all[distances.firstIndex(of: least) ?? 0]
    app.device = nearest.name
    if least > 0.5 { chooseSize(bounds, nearest) }
    for screen in screens {
      guard let other = screen.bounds, abs(other.width - bounds.width) > 0.5 else { continue }
      note(
        "the screen has \(Self.words(other)) points, unlike the first one's "
          + Self.words(bounds), of: screen)
    }
  }

  /// Chooses the default device, or one as large as the trees' content, since no tree has a size.
  private mutating func chooseReachedSize() {
    let reaches = screens.map(\.reach)
    let usual = DeviceProfile.standard
    let (width, height) = (reaches.map(\.width).max() ?? 0, reaches.map(\.height).max() ?? 0)
    app.device = usual.name
    if width > usual.width || height > usual.height {
      // Content as flat as a bar is no screen; the bar is on one of the usual height.
      let sizes = [(width, height), (max(width, usual.width), max(height, usual.height))]
      let names = sizes.map { Self.words($0, $1).replacing(" ", with: "") }
      app.device = names.lazy.compactMap { DeviceProfile.named($0)?.name }.first ?? usual.name
    }
    note(
      "no tree has the size of the screen; it is that of "
        + (app.device == usual.name ? usual.name : "the elements, on \(app.device)"))
  }

  /// Takes a device with a screen of a size that no known device has, or else the nearest.
  private mutating func chooseSize(_ bounds: ElementFrame, _ nearest: DeviceProfile) {
    let words = "no known device has a screen of \(Self.words(bounds)) points"
    let name = Self.words(bounds).replacing(" ", with: "")
    guard let sized = DeviceProfile.named(name) else {
      return note(
        "\(words); the nearest is \(nearest.name) with "
          + Self.words(nearest.width, nearest.height))
    }
    app.device = sized.name
    note("\(words); the app's device is \"\(name)\"")
  }

  private static func words(_ frame: ElementFrame) -> String { words(frame.width, frame.height) }

  private static func words(_ width: Double, _ height: Double) -> String {
    "\(Int(saturating: width.rounded())) x \(Int(saturating: height.rounded()))"
  }

  // MARK: - Screens

  /// The trees grouped by screen, in order of first appearance.
  var groups: [(name: String, screens: [ImportedScreen])] {
    var order: [ScreenKey] = []
    var groups: [ScreenKey: [ImportedScreen]] = [:]
    for (number, screen) in screens.enumerated() {
      let key = ScreenKey(of: screen, number: number)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(screen)
    }
    return order.map { key in
      let screens = groups[key] ?? []
      return (key.name ?? screens.first?.origin ?? "", screens)
    }
  }

  private mutating func screen(_ name: String, _ screens: [ImportedScreen]) -> ScreenDefinition {
    guard screens.count > 1, let first = screens.first else {
      let room = ScreenDefinition.nestingLimit
      let (root, view) = screens.first.map { content(of: $0, room: room) } ?? (nil, [])
      return ScreenDefinition(
        name: name, root: root ?? Self.plainRoot, view: view, initial: "shown",
        states: [StateDefinition(name: "shown")])
    }
    var names = SafeName()
    var states: [StateDefinition] = []
    var root: ElementDefinition?
    for screen in screens {
      let (own, view) = content(of: screen, room: ScreenDefinition.nestingLimit - 1)
      root = root ?? own
      states.append(
        StateDefinition(name: names.name(like: screen.origin, unless: "state"), view: view))
    }
    addTransitions(to: &states)
    note("\(screens.count) trees are states of the screen \"\(name)\"", of: first)
    return ScreenDefinition(
      name: name, root: root ?? Self.plainRoot, context: [Self.stateKey: .string("")],
      initial: states[0].name, states: states)
  }

  /// The first state moves on at once to the one in the context.
  private func addTransitions(to states: inout [StateDefinition]) {
    let transitions = states.dropFirst().map {
      TransitionDefinition(to: $0.name, guard: "\(Self.stateKey) == \"\($0.name)\"")
    }
    states[0].after = [DelayedTransitionDefinition(.fixed(.zero), Array(transitions))]
  }

  private static let plainRoot = ElementDefinition(.other, layout: .fixed)

  /// The root and the view of a screen.
  private mutating func content(
    of screen: ImportedScreen, room: Int
  ) -> (root: ElementDefinition, view: [ElementDefinition]) {
    let frame = ScreenFrame(screen)
    var writer = ElementWriter(screen.snapshot)
    var root = Self.plainRoot
    if let index = frame.root {
      root = writer.element(index, from: ElementPoint(x: 0, y: 0))
      root.layout = .fixed
    } else {
      let device = DeviceProfile.named(app.device) ?? .standard
      root.placement = .init(
        x: 0, y: 0, width: screen.bounds?.width ?? device.width,
        height: screen.bounds?.height ?? device.height)
      root.isAccessibilityElement = frame.isLifted ? false : nil
    }
    let corner = ElementPoint(x: root.placement.x ?? 0, y: root.placement.y ?? 0)
    let view =
      frame.content.flatMap { writer.elements($0, room: room, from: corner) }
      + frame.besideWindows.flatMap { beside($0, of: screen, room: room, &writer) }
    tell(writer.losses, frame, of: screen)
    return (root, view)
  }

  /// An element next to the screen's main window, or that window itself.
  private func beside(
    _ index: Int, of screen: ImportedScreen, room: Int, _ writer: inout ElementWriter
  ) -> [ElementDefinition] {
    var elements = writer.elements(index, room: room, from: ElementPoint(x: 0, y: 0))
    for number in elements.indices where !elements[number].type.isBesideWindows {
      elements[number].marks.append(.beside)
    }
    if index == screen.window, !screen.snapshot.tellsMainWindow {
      elements[0].marks.append(.main)
    }
    return elements
  }

  private mutating func tell(
    _ losses: ElementWriter.Losses, _ frame: ScreenFrame, of screen: ImportedScreen
  ) {
    if frame.root == nil, !frame.isLifted {
      let isApp = screen.snapshot.count > 0 && screen.snapshot.type(of: 0) == .application
      note(
        isApp
          ? "the app has no window; its elements are put into a window and a root"
          : "the tree does not start with an app; it is put into a window and a root",
        of: screen)
    }
    let keyboards = frame.keyboardWindows.count
    if keyboards > 0 {
      note(
        "\(keyboards == 1 ? "1 window" : "\(keyboards) windows") with a keyboard left out; the "
          + "model shows a keyboard of its own", of: screen)
    }
    let lost: [(Int, String)] = [
      (
        losses.leftOut,
        "without identifier and texts left out, since screens nest at most "
          + "\(ScreenDefinition.nestingLimit) levels deep"
      ),
      (
        losses.lifted,
        "put next to its parent, since screens nest at most "
          + "\(ScreenDefinition.nestingLimit) levels deep"
      ),
      (losses.placeless, "without a frame put into the corner of the screen"),
      (losses.untyped, "without a type imported as Other; the app did not answer"),
    ]
    for (count, words) in lost where count > 0 {
      note("\(count == 1 ? "1 element" : "\(count) elements") \(words)", of: screen)
    }
  }

  // MARK: - Coordinators

  private mutating func addCoordinators() {
    let owners = IdentifierOwners(app.screens)
    for screen in app.screens {
      let name = screen.name.prefix(1).uppercased() + screen.name.dropFirst() + "Coordinator"
      let marker = owners.marker(of: screen)
      app.coordinators.append(
        CoordinatorDefinition(name: name, root: screen.name, container: .plain, marker: marker))
      for state in screen.states.dropFirst() {
        app.coordinators.append(
          CoordinatorDefinition(
            name: "\(name).\(state.name)", root: screen.name, container: .plain, marker: marker,
            with: [Self.stateKey: "\"\(state.name)\""]))
      }
    }
    app.defaultCoordinator = app.coordinators.first?.name ?? ""
  }
}
