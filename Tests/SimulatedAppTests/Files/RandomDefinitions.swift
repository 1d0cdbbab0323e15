import AccessibilityTree
import PredicateFormat
import SimulatedApp
import VirtualTime

@testable import AppBuilding
@testable import AppFiles
@testable import AppModel

/// Random definitions that files can hold; the names in them refer to nothing.
extension SeededDraws {
  mutating func name() -> String {
    pick(["a", "item id", "Läden", "x.y", "日本", "\"q\"", "tab\tline\n", "\u{1F600}", "0", "app.k"])
  }

  mutating func names() -> [String] {
    var seen: Set<String> = []
    return list(3) { $0.name() }.filter { seen.insert($0).inserted }
  }

  mutating func named<Value>(_ make: (inout SeededDraws) -> Value) -> [String: Value] {
    var values: [String: Value] = [:]
    for name in names() { values[name] = make(&self) }
    return values
  }

  mutating func value(depth: Int = 0) -> FormatValue {
    switch below(depth > 2 ? 5 : 7) {
    case 0: .null
    case 1: .bool(chance(50))
    case 2: .integer(Int64(bitPattern: next()))
    case 3: .real(Double(below(1_000_000)) / Double(1 + below(1000)) * (chance(50) ? -1 : 1e30))
    case 4: .string(name())
    case 5: .list(list(3) { $0.value(depth: depth + 1) })
    default: .record(named { $0.value(depth: depth + 1) })
    }
  }

  mutating func duration() -> VirtualDuration {
    let unit = pick([1, 1_000, 1_000_000, 1_000_000_000, 500_000_000])
    return VirtualDuration(nanoseconds: Int64(below(5000) * unit))
  }

  mutating func latency(depth: Int = 0) -> LatencyDistribution {
    switch below(depth > 1 ? 6 : 7) {
    case 0: .fixed(duration())
    case 1: .uniform(from: duration(), through: duration())
    case 2: .normal(mean: duration(), deviation: duration())
    case 3: .logNormal(median: duration(), sigma: Double(below(40)) / 16)
    case 4: .exponential(mean: duration())
    case 5: .empirical(list(4) { $0.duration() }, isInterpolated: chance(50))
    default:
      .mixture(
        list(3) { WeightedLatency(weight: Double($0.below(9)) / 3, $0.latency(depth: depth + 1)) })
    }
  }

  // MARK: - Elements

  mutating func text() -> ElementText {
    let plain: [ElementText] = [
      .literal(name()), .bind(name()), .string(key: name(), with: named { $0.name() }), "",
      .formatted(name(), pick(TextFormat.allCases)),
    ]
    guard chance(10) else { return pick(plain) }
    return .indexPath(name(), unique: sometimes { $0.pick(plain) })
  }

  mutating func condition() -> ElementCondition {
    pick([true, false, .predicate(name())])
  }

  mutating func color() -> ElementColor? {
    sometimes { ElementColor(UInt32($0.below(1 << 24))) }
  }

  mutating func look() -> ElementLook {
    let font = sometimes { draws in
      ElementLook.Font(
        size: draws.sometimes { Double($0.below(800)) / 8 + 1 }, isBold: draws.chance(50),
        scales: draws.chance(50))
    }
    return ElementLook(text: color(), background: color(), font: font)
  }

  mutating func points() -> Double? { sometimes { Double($0.below(4000)) / 8 } }

  mutating func typing() -> TypingDefinition {
    TypingDefinition(
      keyboard: pick(KeyboardKind.allCases), returnKey: pick(ReturnKeyKind.allCases),
      capitalization: pick(CapitalizationKind.allCases), maxLength: sometimes { $0.below(99) + 1 },
      accessory: sometimes { $0.name() }, dismissesOnDrag: chance(50))
  }

  mutating func element(depth: Int = 0) -> ElementDefinition {
    if depth < 3, chance(5) { return choice(depth: depth) }
    var element = ElementDefinition(pick(ElementType.allCases.filter { $0 != .any }))
    element.identifier = text()
    element.label = text()
    element.title = text()
    element.value = sometimes { $0.text() }
    element.placeholder = sometimes { $0.text() }
    for (_, trait) in ElementTraits.named where chance(5) { element.traits.insert(trait) }
    element.isEnabled = condition()
    element.isSelected = condition()
    element.isHidden = condition()
    element.alpha = chance(80) ? 1 : Double(below(1000)) / 999
    if chance(10) { element.look = look() }
    element.isAccessibilityElement = sometimes { $0.chance(50) }
    element.accessibilityElements = sometimes { $0.names() }
    element.scrollAnswer = pick(ElementDefinition.ScrollAnswer.allCases)
    element.animation = sometimes { $0.animation() }
    element.placement = .init(x: points(), y: points(), width: points(), height: points())
    element.layout = pick(ElementDefinition.Layout.allCases)
    element.binding = sometimes { $0.name() }
    element.typing = sometimes { $0.typing() }
    element.forEach = sometimes { $0.name() }
    if element.forEach != nil, chance(50) { element.itemName = name() }
    element.isUnordered = element.forEach != nil && chance(20)
    element.known = sometimes { $0.pick(Knowledge.allCases) }
    element.control = control()
    for gesture in ElementGesture.allCases where chance(10) {
      let data = named { $0.name() }
      element.gestures.append(GestureDefinition(gesture, raises: name(), data: data))
    }
    if depth < 3 { element.children = list(2) { $0.element(depth: depth + 1) } }
    if chance(10) {
      element.container.realises = sometimes { $0.pick(ContainerDefinition.Realised.allCases) }
      element.container.columns = 1 + below(4)
      if depth < 2 { element.container.sections = list(2) { $0.section(depth: depth + 1) } }
    }
    return element
  }

  mutating func choice(depth: Int) -> ElementDefinition {
    var choice = ElementDefinition(.other, forEach: sometimes { $0.name() })
    if choice.forEach != nil, chance(50) { choice.itemName = name() }
    choice.container.cases = (0...below(2)).map { _ in
      CaseDefinition(when: sometimes { $0.name() }, show: element(depth: depth + 1))
    }
    return choice
  }

  mutating func section(depth: Int) -> SectionDefinition {
    var section = SectionDefinition(forEach: sometimes { $0.name() }, isHidden: condition())
    if section.forEach != nil, chance(50) { section.itemName = name() }
    section.header = sometimes { $0.element(depth: depth + 1) }
    section.rows = list(2) { $0.element(depth: depth + 1) }
    section.footer = sometimes { $0.element(depth: depth + 1) }
    return section
  }

  mutating func control() -> ControlDefinition {
    var control = ControlDefinition()
    guard chance(30) else { return control }
    control.style = sometimes { $0.pick(ControlStyle.allCases) }
    control.options = sometimes { draws in
      draws.chance(50) ? .words(draws.list(3) { $0.text() }) : .expression(draws.name())
    }
    control.range = sometimes { draws in
      ControlRange(
        from: Double(draws.below(40)) / 4, to: Double(draws.below(400)) / 4,
        step: Double(draws.below(9)) / 4)
    }
    control.isRefreshing = condition()
    control.menu = list(2) { $0.command() }
    control.leading = list(1) { $0.command() }
    control.trailing = list(2) { $0.command() }
    return control
  }

  mutating func command() -> CommandDefinition {
    let event = sometimes { $0.name() }
    return CommandDefinition(text(), id: text(), raises: event, data: named { $0.name() })
  }

  mutating func animation() -> AnimationDefinition {
    AnimationDefinition(
      duration(), fromX: points() ?? 0, fromY: points() ?? 0, isRepeating: chance(50))
  }

  // MARK: - Statecharts

  mutating func action() -> ActionDefinition {
    switch below(26) {
    case 18: .storeInKeychain(key: name(), expression: name())
    case 19: .writeFile(path: name(), expression: name())
    case 20:
      pick([.remove(pick(StorageKind.allCases), nil), .remove(pick(StorageKind.named), name())])
    case 21: .copy(text())
    case 23: .draw(key: name(), below: 2 + below(100))
    case 24: .signIn(SignInDefinition(text(), event: sometimes { $0.name() }))
    case 22: .track(name(), with: named { $0.name() })
    case 0...2: .assign(key: name(), expression: name())
    case 3: .store(key: name(), expression: name())
    case 4: .push(screen: name(), with: named { $0.name() })
    case 5: .pop
    case 6: pick([.popToRoot, .dismiss, .toggle(name())])
    case 7:
      .present(
        PresentationDefinition(
          name(), style: pick(PresentationStyle.allCases),
          detents: list(2) { $0.pick(SheetDetent.allCases) },
          hasGrabber: sometimes { $0.chance(50) }, with: named { $0.name() }))
    case 8: pick([.selectTab(name()), .start(coordinator: name())])
    case 9: .raise(event: name(), after: duration())
    case 10: .alert(alert())
    case 11: .focus(identifier: sometimes { $0.name() })
    case 12:
      .ask(
        PermissionDefinition(
          pick(ProtectedResource.allCases), message: sometimes { $0.text() },
          event: sometimes { $0.name() }))
    case 13: .open(link: text())
    case 14: .savePassword
    case 15: .share(ShareDefinition(text(), event: sometimes { $0.name() }))
    case 16: .paste(event: name())
    case 17: .busy(sometimes { $0.duration() })
    default: .crash(message: name())
    }
  }

  mutating func alert() -> AlertDefinition {
    let buttons = list(2) { draws in
      AlertDefinition.Button(
        label: draws.text(), event: draws.sometimes { $0.name() },
        role: draws.sometimes { $0.pick(AlertDefinition.Button.Role.allCases) })
    }
    return AlertDefinition(
      title: text(), message: sometimes { $0.text() },
      style: pick(AlertDefinition.Style.allCases), fields: list(1) { $0.element(depth: 3) },
      buttons: buttons)
  }

  mutating func transitions() -> [TransitionDefinition] {
    list(3) { draws in
      var transition = TransitionDefinition(
        to: draws.sometimes { $0.name() }, guard: draws.sometimes { $0.name() },
        actions: draws.list(3) { $0.action() })
      transition.known = draws.sometimes { $0.pick(Knowledge.allCases) }
      return transition
    }
  }

  mutating func events() -> [EventDefinition] {
    names().map { EventDefinition($0, transitions()) }
  }

  mutating func invocation() -> InvocationDefinition {
    InvocationDefinition(
      source: name(), id: sometimes { $0.name() }, onDone: transitions(), onError: transitions(),
      retries: below(4), retryDelay: duration(),
      cancellation: pick(InvocationDefinition.Cancellation.allCases))
  }

  mutating func states(depth: Int = 0) -> [StateDefinition] {
    names().map { state(named: $0, depth: depth) }
  }

  mutating func state(named name: String, depth: Int) -> StateDefinition {
    let states = depth < 2 ? self.states(depth: depth + 1) : []
    let after = list(2) { draws in
      DelayedTransitionDefinition(
        draws.chance(50) ? .fixed(draws.duration()) : draws.latency(), draws.transitions())
    }
    return StateDefinition(
      name: name, entry: list(3) { $0.action() }, exit: list(2) { $0.action() }, on: events(),
      after: after, invoke: list(2) { $0.invocation() }, view: list(1) { $0.element(depth: 2) },
      animation: chance(50) ? .zero : duration(), isIdle: chance(80),
      initial: states.isEmpty ? nil : pick(states).name, states: states)
  }

  mutating func screen() -> ScreenDefinition {
    let states = self.states()
    return ScreenDefinition(
      name: "screen", title: sometimes { $0.text() }, backTitle: sometimes { $0.text() },
      root: element(depth: 2),
      context: named { $0.value() }, view: list(2) { $0.element() }, on: events(),
      barItems: list(1) { $0.element(depth: 3) }, leftBarItems: list(1) { $0.element(depth: 3) },
      isModal: condition(),
      initial: states.isEmpty ? "shown" : pick(states).name,
      states: states.isEmpty ? [StateDefinition(name: "shown")] : states)
  }

  // MARK: - Apps

  mutating func app() -> AppDefinition {
    var app = AppDefinition(
      name: name(), bundleIdentifier: name(), device: pick(["iPhone 15", "iPhone 8"]),
      coordinatorArgument: pick(["coordinatorUnderUITest", "start"]), defaultCoordinator: name(),
      coordinators: names().map { coordinator(named: $0) }, screens: [],
      loaders: names().map { loader(named: $0) },
      deepLinks: list(2) { draws in
        DeepLinkDefinition(
          pattern: draws.name(), coordinator: draws.sometimes { $0.name() }, push: draws.names())
      },
      strings: named { draws in draws.named { $0.name() } }, language: pick(["en", "ja"]),
      defaults: named { $0.value() }, context: named { $0.value() }, permissions: permissions(),
      interruptions: list(2) { $0.interruption() },
      otherApps: names().map { AppDefinition(unread: $0) },
      animationsOff: pick(["UIAnimationsDisabled", "still"]))
    app.terminates = chance(80)
    app.addPlurals(of: &self)
    app.stubs.defaults = names()
    app.onStart = list(2) { $0.startItem() }
    app.variantArgument = sometimes { $0.name() }
    addState(to: &app)
    return app
  }

  mutating func startItem() -> StartItemDefinition {
    let kind: StartItemDefinition.Kind =
      chance(50)
      ? .present(PresentationDefinition(name(), style: pick(PresentationStyle.allCases)))
      : .alert(alert())
    return StartItemDefinition(when: sometimes { $0.name() }, once: sometimes { $0.name() }, kind)
  }

  mutating func permissions() -> [ProtectedResource: AuthorizationStatus] {
    var permissions: [ProtectedResource: AuthorizationStatus] = [:]
    for resource in ProtectedResource.allCases where chance(20) {
      permissions[resource] = pick(AuthorizationStatus.allCases)
    }
    return permissions
  }

  mutating func interruption() -> InterruptionDefinition {
    guard chance(80) else { return InterruptionDefinition(at: latency(), .kill(reason: name())) }
    guard chance(50) else { return InterruptionDefinition(at: latency(), .alert(alert())) }
    let banner = BannerDefinition(
      title: text(), message: sometimes { $0.text() }, link: sometimes { $0.name() },
      duration: pick([nil, BannerDefinition.usualDuration, .seconds(2)]))
    return InterruptionDefinition(at: latency(), .banner(banner))
  }

  mutating func coordinator(named name: String) -> CoordinatorDefinition {
    let tabs = list(3) { draws in
      TabDefinition(
        label: draws.text(), identifier: draws.chance(50) ? draws.name() : "",
        badge: draws.sometimes { $0.text() }, root: draws.name())
    }
    let root = tabs.first?.root ?? self.name()
    let container: CoordinatorDefinition.Container =
      tabs.isEmpty ? pick([.navigation, .plain]) : .tabs(tabs)
    return CoordinatorDefinition(
      name: name, root: chance(70) ? root : self.name(), container: container,
      marker: sometimes { $0.name() }, with: named { $0.name() },
      transition: sometimes { $0.duration() })
  }

  mutating func loader(named name: String) -> LoaderDefinition {
    var loader = LoaderDefinition(
      name: name, latency: latency(), failureRate: Double(below(4)) / 3)
    if chance(50) { loader.result = value() }
    if chance(50) { loader.error = value() }
    return chance(40) ? LoaderDefinition(name: name, request: request()) : loader
  }
}

extension AppDefinition {
  /// Gives some languages plurals under keys that they have no words for.
  fileprivate mutating func addPlurals(of draws: inout SeededDraws) {
    for language in strings.keys.sorted() where draws.chance(40) {
      var forms: [PluralCategory: String] = [:]
      for category in PluralCategory.allCases where draws.chance(50) {
        forms[category] = draws.name()
      }
      let key = draws.name()
      if strings[language]?[key] == nil { plurals[language] = [key: forms] }
    }
  }
}
