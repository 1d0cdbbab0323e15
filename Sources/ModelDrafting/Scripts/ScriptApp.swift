package import SimulatedApp

/// The app that plays a script: one screen with a state for each scene.
///
/// The director raises the event of a scene when the test has got there.
package struct ScriptApp {
  /// The stored default that names the scene to start with.
  static let startKey = "draftScene"
  /// The bundle identifier of an app that no test names.
  package static let bundle = "app.drafted"
  /// The name of the screen.
  static let screen = "script"

  private let script: DraftScript
  private let declared: AppDefinition?
  private let fields: FieldNames

  /// Makes the app of a script.
  ///
  /// The names, accounts, toggles, stubs and storage of a declared app are taken over; its screens
  /// are not.
  package init(_ script: DraftScript, declared: AppDefinition? = nil) {
    self.script = script
    self.declared = declared
    fields = FieldNames(script.scenes.values.flatMap(\.all))
  }

  /// The state of all scenes that show nothing.
  private static let empty = "empty"

  /// The event that shows a scene.
  static func event(of scene: SceneKey, in script: DraftScript) -> String {
    let isEmpty =
      script.scenes[scene] == nil && script.prompts[scene] == nil && !script.waits.contains(scene)
    return "SHOW_" + (isEmpty ? empty : scene.stateName)
  }

  /// The app; the scenes are those of the script, and one for each further key.
  package func definition(with further: Set<SceneKey>) -> AppDefinition {
    let scenes = further.union(script.scenes.keys).union(script.prompts.keys)
      .union([SceneKey(action: 0)]).sorted()
    let start = StateDefinition(
      name: "start",
      after: [
        DelayedTransitionDefinition(
          .fixed(.zero),
          scenes.map { scene in
            TransitionDefinition(
              to: scene.stateName, guard: "defaults.\(Self.startKey) == '\(scene.stateName)'")
          })
      ])
    let screen = ScreenDefinition(
      name: Self.screen, root: ElementMaking.root(over: Array(script.scenes.values)),
      context: fields.context,
      on: (scenes.map(\.stateName) + [Self.empty]).map {
        EventDefinition("SHOW_" + $0, [TransitionDefinition(to: $0)])
      },
      initial: "start",
      states: [start] + scenes.map(state) + [StateDefinition(name: Self.empty)])
    var app = AppDefinition.drafted(
      declared, bundle: script.bundle, root: Self.screen, screens: [screen])
    app.takeName(of: [script])
    app.show(otherAppsOf: [script])
    app.defaults[Self.startKey] = .string("")
    app.deepLinks += script.links.sorted().map {
      DeepLinkDefinition(pattern: $0, coordinator: "Drafted")
    }
    return app
  }

  private func state(_ scene: SceneKey) -> StateDefinition {
    let tree = script.tree(scene)
    var entry = fields.settings(in: tree)
    if let prompt = script.prompts[scene].flatMap(ActionDefinition.drafted(prompt:)) {
      entry.append(prompt)
    }
    let making = ElementMaking(fields: fields, texts: fields.texts(in: tree))
    return StateDefinition(
      name: scene.stateName, entry: entry, view: tree.elements.map { making.element($0) })
  }
}

extension ActionDefinition {
  /// The action that asks for a resource, signs in or opens a link; nil if the text is none of
  /// them.
  static func drafted(prompt: String) -> ActionDefinition? {
    if let resource = ProtectedResource(rawValue: prompt) {
      return .ask(PermissionDefinition(resource))
    }
    if let site = DraftScript.site(of: prompt) { return .signIn(SignInDefinition(.literal(site))) }
    return prompt.contains(":") ? .open(link: .literal(prompt)) : nil
  }
}

/// The context keys with the values of fields and switches.
package struct FieldNames {
  private let names: [ElementKey: String]
  /// The identifiers that several elements have.
  private let shared: Set<String>
  /// The keys with their first values.
  package let context: [String: FormatValue]

  /// Names the keys of those elements that have a value.
  package init(_ elements: [DraftElement]) {
    let kept = elements.filter { $0.type.takesText || $0.type.toggles || $0.type.isAdjusted }
    var names: [ElementKey: String] = [:]
    var context: [String: FormatValue] = [:]
    for key in Set(kept.map(\.key)).sorted() {
      var name = Self.word(key.name.isEmpty ? "\(key.type)" : key.name)
      while context[name] != nil { name += "2" }
      names[key] = name
      context[name] = Self.first(key.type)
    }
    (self.names, self.context) = (names, context)
    let keys = Dictionary(grouping: elements.filter { !$0.identifier.isEmpty }, by: \.identifier)
    shared = Set(keys.filter { Set($1.map(\.key)).count > 1 }.keys)
  }

  /// The context key of an element; nil for one without a value.
  package func name(of element: DraftElement) -> String? { names[element.key] }

  private static func first(_ type: ElementType) -> FormatValue {
    if type.toggles { return .bool(false) }
    return type == .slider ? .real(0.5) : .string("")
  }

  /// The context key of the elements with a key; nil if they have no value.
  package func name(of key: ElementKey) -> String? { names[key] }

  /// The context keys of the fields with text in a tree.
  package func texts(in tree: DraftTree) -> [String] {
    tree.all.filter(\.type.takesText).compactMap { name(of: $0) }
  }

  /// The actions that set fields and switches to the values that a scene shows, and give a field
  /// the focus.
  package func settings(in tree: DraftTree) -> [ActionDefinition] {
    let focused = tree.all.first(where: \.hasFocus).map { identifier(of: $0) }
    return values(in: tree) + (focused.map { [.focus(identifier: $0)] } ?? [])
  }

  /// The identifier of an element; one that gets the focus always has one of its own.
  func identifier(of element: DraftElement) -> String {
    guard needsName(element) else { return element.identifier }
    return names[element.key] ?? ""
  }

  /// The label of an element, which is found by it if its identifier is another one in the file.
  func label(of element: DraftElement) -> String {
    needsName(element) && element.label.isEmpty ? element.identifier : element.label
  }

  private func needsName(_ element: DraftElement) -> Bool {
    element.hasFocus && (element.identifier.isEmpty || shared.contains(element.identifier))
  }

  private func values(in tree: DraftTree) -> [ActionDefinition] {
    tree.all.compactMap { element in
      guard let name = names[element.key], let value = element.value else { return nil }
      let expression =
        element.type.toggles
        ? (value == "1" ? "TRUE" : "FALSE") : ExpressionText.literal(value)
      return .assign(key: name, expression: expression)
    }
  }

  /// A name made of the letters and digits of a text.
  private static func word(_ text: String) -> String {
    let parts = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let word = parts.enumerated().map { index, part in
      index == 0 ? part.prefix(1).lowercased() + part.dropFirst() : part.capitalizedFirst
    }.joined()
    return "field" + (word.isEmpty ? "" : word.prefix(1).uppercased() + word.dropFirst())
  }
}

/// Texts as expressions write them.
enum ExpressionText {
  static func literal(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "'", "\\": escaped += "\\\(scalar)"
      case "\n": escaped += "\\n"
      case "\r": escaped += "\\r"
      case "\t": escaped += "\\t"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return "'\(escaped)'"
  }
}

extension Substring {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

/// Makes the elements of screens.
package struct ElementMaking {
  /// The keys of fields and switches.
  package let fields: FieldNames
  /// The keys of the fields beside the elements.
  package var texts: [String] = []
  /// Adds what an element does, by its place; nothing for scripts.
  package var gestures: ([Int]) -> [GestureDefinition] = { _ in [] }

  /// How many elements always fit on a screen.
  private static let fittingCount = 14

  /// The element that contains the states of a screen: one that scrolls if they may not fit, or if
  /// touches beside them count, of a type that no test asks for there.
  ///
  /// Lists come last, since they show no rows outside the screen.
  package static func root(
    over trees: [DraftTree], fillsScreen: Bool = false
  ) -> ElementDefinition {
    guard fillsScreen || trees.contains(where: { $0.count > fittingCount }) else {
      return ElementDefinition(.other)
    }
    let asked = Set(trees.flatMap(\.all).map(\.type))
    let types = [ElementType.scrollView, .webView, .collectionView, .table]
    let type = types.first { !asked.contains($0) }
    return ElementDefinition(type ?? .other)
  }

  /// True while all fields contain text.
  private var areFilled: ElementCondition {
    .predicate(texts.map { "\($0) != ''" }.joined(separator: " AND "))
  }

  /// Makes an element with all inside.
  package func element(_ draft: DraftElement, at place: [Int] = []) -> ElementDefinition {
    let binding = fields.name(of: draft)
    var element = ElementDefinition(
      draft.type, identifier: .literal(fields.identifier(of: draft)),
      label: .literal(fields.label(of: draft)),
      title: .literal(draft.title),
      value: binding == nil ? draft.value.map { .literal($0) } : nil,
      placeholder: draft.placeholder.map { .literal($0) },
      isEnabled: draft.needsText && !texts.isEmpty ? areFilled : .literal(draft.isEnabled),
      isSelected: .literal(draft.isSelected),
      binding: binding, gestures: gestures(place))
    element.known = .drafted
    if draft.isRow { element.layout = .horizontal }
    element.placement = ElementDefinition.Placement(
      x: draft.place.x, y: draft.place.y, width: draft.place.width, height: draft.place.height)
    if !draft.options.isEmpty {
      element.control.options = .words(draft.options.map { .literal($0) })
    }
    if draft.returnKey != nil || draft.keyboard != nil || draft.capitalizes != nil {
      element.typing = TypingDefinition(
        keyboard: draft.keyboard ?? .standard, returnKey: draft.returnKey ?? .standard,
        capitalization: draft.capitalizes == true ? .sentences : .none)
    }
    element.children = draft.children.enumerated().map { self.element($1, at: place + [$0]) }
    return element
  }
}

extension AppDefinition {
  /// An app with drafted screens; everything else is taken from a declared app.
  package static func drafted(
    _ declared: AppDefinition?, bundle: String?, root: String, screens: [ScreenDefinition]
  ) -> AppDefinition {
    var app = AppDefinition(
      name: declared?.name ?? "Drafted",
      bundleIdentifier: bundle ?? declared?.bundleIdentifier ?? ScriptApp.bundle,
      device: declared?.device ?? "iPhone 15", coordinatorArgument: "draftedCoordinator",
      defaultCoordinator: "Drafted",
      coordinators: [CoordinatorDefinition(name: "Drafted", root: root, container: .plain)],
      screens: screens)
    guard let declared else { return app }
    app.accounts = declared.accounts
    app.toggles = declared.toggles
    app.experiments = declared.experiments
    app.loaders = declared.loaders
    app.stubs = declared.stubs
    app.keychain = declared.keychain
    app.files = declared.files
    app.defaults = declared.defaults
    app.permissions = declared.permissions
    app.language = declared.language
    app.strings = declared.strings
    app.plurals = declared.plurals
    return app
  }

  /// Gives the app the name by which most tests know it, the first of several; if none knows one,
  /// another name that is given.
  package mutating func takeName(of scripts: [DraftScript], else given: String? = nil) {
    let names = scripts.compactMap(\.appName)
    let counts = Dictionary(grouping: names) { $0 }.mapValues(\.count)
    let most = counts.values.max()
    name = names.first { counts[$0] == most } ?? given ?? name
  }

  /// Adds the other apps of scripts, each with one screen of all that it has to show, and those
  /// that some tests are about, which have screens of their own.
  package mutating func show(
    otherAppsOf scripts: [DraftScript], drafted: [AppDefinition] = []
  ) {
    var trees = scripts.reduce(into: [String: DraftTree]()) { trees, script in
      trees.merge(script.stillApps) { $0.both(with: $1) }
    }
    let drafted = drafted.filter { SystemApp(bundleIdentifier: $0.bundleIdentifier) == nil }
    for app in drafted { trees[app.bundleIdentifier] = nil }
    trees[bundleIdentifier] = nil
    otherApps = trees.sorted { $0.key < $1.key }.map { bundle, tree in
      // One of the system's apps takes nothing but elements, so its switches keep no value.
      let isOfSystem = SystemApp(bundleIdentifier: bundle) != nil
      var making = ElementMaking(fields: FieldNames(isOfSystem ? [] : tree.all))
      making.gestures = { tree[$0].map(Self.wayBack) ?? [] }
      let screen = ScreenDefinition(
        name: ScriptApp.screen, context: making.fields.context,
        view: tree.elements.enumerated().map { making.element($1, at: [$0]) },
        on: endings(of: tree), initial: "state", states: [StateDefinition(name: "state")])
      return .drafted(nil, bundle: bundle, root: screen.name, screens: [screen])
    }
    otherApps += drafted
    for index in otherApps.indices {
      let bundle = otherApps[index].bundleIdentifier
      guard SystemApp(bundleIdentifier: bundle) == nil else { continue }
      otherApps[index].deepLinks.append(
        DeepLinkDefinition(pattern: DraftScript.link(to: bundle), coordinator: "Drafted"))
    }
    if trees.values.contains(where: { $0.all.contains(where: \.leadsBack) }) {
      deepLinks.append(DeepLinkDefinition(pattern: DraftScript.link(to: bundleIdentifier)))
    }
  }

  /// The event by which another app ends.
  private static let ending = "BACK"

  private static func wayBack(_ element: DraftElement) -> [GestureDefinition] {
    guard element.leadsBack else { return [] }
    return [GestureDefinition(element.type.takesText ? .submit : .tap, raises: ending)]
  }

  /// What ends another app with a tree: the app under test is in front again, as it was.
  private func endings(of tree: DraftTree) -> [EventDefinition] {
    guard tree.all.contains(where: \.leadsBack) else { return [] }
    let link = DraftScript.link(to: bundleIdentifier)
    return [EventDefinition(Self.ending, [.drafted(doing: .open(link: .literal(link)))])]
  }
}

extension DraftScript {
  /// What apps show that have one screen without states: other apps, and the app that the test is
  /// about if it is one of the system's.
  fileprivate var stillApps: [String: DraftTree] {
    guard let bundle, SystemApp(bundleIdentifier: bundle) != nil else { return otherApps }
    let own = scenes.sorted { $0.key < $1.key }.map(\.value).reduce(DraftTree()) {
      $0.both(with: $1)
    }
    return otherApps.merging([bundle: own]) { $0.both(with: $1) }
  }
}

extension DraftTree {
  /// The elements of both trees, each once if the trees have a common form.
  fileprivate func both(with other: DraftTree) -> DraftTree {
    union(with: other) ?? DraftTree(elements + other.elements)
  }
}
