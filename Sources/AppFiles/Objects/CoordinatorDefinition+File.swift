import AppModel
import LocatedJSON
import VirtualTime

extension CoordinatorDefinition {
  static let fileFormat = FileObject(
    "coordinator", "A way into the app.", expects: "an object with the key \"root\"",
    usual: CoordinatorDefinition(name: "", root: ""),
    rule: FileRule(
      [
        "if": ["properties": ["container": ["const": "tabs"]], "required": ["container"]],
        "then": ["required": ["tabs"]],
        "else": ["required": ["root"], "properties": ["tabs": false]],
      ], check: completeTabs)
  ) {
    FileField("root", \.writtenRoot, .name("a screen's name"), "The first screen.")
    FileField("container", \.word, .word("container"), "The container of its screens.")
    FileField(
      "tabs", \.tabs, .list(.object(TabDefinition.fileFormat), "a list of tabs"), "The tabs.")
    FileField(
      "marker", \.marker, .name("an element's identifier"),
      "The identifier of an element on the first screen and on no other.")
    FileField("with", \.with, .expressions, "The values of the first screen's context.")
    FileField(
      "transition", \.transition, .duration, "How long its screens take to slide in or out.")
  }

  /// The words for a container in files.
  private enum ContainerWord: String, CaseIterable {
    case navigation, plain, tabs
  }

  private var word: ContainerWord {
    get {
      switch container {
      case .navigation: .navigation
      case .plain: .plain
      case .tabs: .tabs
      }
    }
    set {
      switch newValue {
      case .navigation: container = .navigation
      case .plain: container = .plain
      // The key "tabs" may have been read before.
      case .tabs: container = .tabs(tabs ?? [])
      }
    }
  }

  private var tabs: [TabDefinition]? {
    get { if case .tabs(let tabs) = container { tabs } else { nil } }
    set { container = .tabs(newValue ?? []) }
  }

  /// The first screen, if it differs from that of the first tab.
  private var writtenRoot: String? {
    get { tabs.map { root == $0.first?.root ? nil : root } ?? root }
    set { root = newValue ?? "" }
  }

  private static func completeTabs(_ fields: JSONFields, _ coordinator: inout Self) -> Bool {
    let word = fields["container"]?.node.kind
    let isTabbed = word == .string(ContainerWord.tabs.rawValue)
    if isTabbed {
      _ = fields.required("tabs")
    } else if fields.has("tabs") {
      fields["tabs"]?.fault("\"tabs\" needs the container \"tabs\"")
      coordinator.container = word == .string(ContainerWord.plain.rawValue) ? .plain : .navigation
    }
    guard isTabbed, !fields.has("root") else {
      _ = fields.required("root")
      return true
    }
    coordinator.root = coordinator.tabs?.first?.root ?? ""
    return true
  }
}

extension TabDefinition {
  fileprivate static let fileFormat = FileObject(
    "tab", "A tab of a tab bar.", expects: "an object with the keys \"label\" and \"root\"",
    usual: TabDefinition(label: "", root: "")
  ) {
    FileField("label", \.label, .text, "The label of its button.", .required)
    FileField("identifier", \.identifier, .string("an identifier"), "The identifier of its button.")
    FileField(
      "badge", \.badge, .text, "The badge of its button; nothing and 0 show none.")
    FileField("root", \.root, .name("a screen's name"), "The first screen.", .required)
  }
}

extension DeepLinkDefinition {
  static let fileFormat = FileObject(
    "deepLink", "A link that opens a place in the app.",
    expects: "an object with the key \"pattern\"", usual: DeepLinkDefinition(pattern: "")
  ) {
    FileField(
      "pattern", \.pattern, .name("a link"), "The link, with names of its values in braces.",
      .required)
    FileField(
      "coordinator", \.coordinator, .name("a coordinator's name"), "The coordinator to start.")
    FileField(
      "push", \.push, .list(.name("a screen's name"), "a list of screens"),
      "The screens to push, one after another.")
  }
}

extension InterruptionDefinition {
  static let fileFormat = FileObject(
    "interruption",
    "An alert, a banner or a termination by the system, some time after the launch.",
    expects: "an object with the key \"at\" and one of \"alert\", \"banner\" and \"kill\"",
    usual: InterruptionDefinition(at: VirtualDuration.zero, .kill(reason: "")),
    oneOf: ["alert", "banner", "kill"]
  ) {
    FileField("at", \.at, .latency, "How long after the launch.", .required)
    FileField(
      "alert", \.alert, AlertDefinition.value, "An alert of the system.", .alternative
    )
    FileField(
      "banner", \.banner, .object(BannerDefinition.fileFormat), "A notification.", .alternative)
    FileField("kill", \.reason, .name("a reason"), "Why the system ends the app.", .alternative)
  }

  private var alert: AlertDefinition? {
    get { if case .alert(let alert) = kind { alert } else { nil } }
    set { kind = newValue.map(Kind.alert) ?? kind }
  }

  private var banner: BannerDefinition? {
    get { if case .banner(let banner) = kind { banner } else { nil } }
    set { kind = newValue.map(Kind.banner) ?? kind }
  }

  private var reason: String? {
    get { if case .kill(let reason) = kind { reason } else { nil } }
    set { kind = newValue.map(Kind.kill) ?? kind }
  }
}

extension BannerDefinition {
  fileprivate static let fileFormat = FileObject(
    "banner", "A notification at the top edge.", expects: "a banner",
    usual: BannerDefinition(title: "")
  ) {
    FileField("title", \.title, .text, "The title.", .required)
    FileField("message", \.message, .text, "The message.")
    FileField("link", \.link, .name("a link"), "The link that a tap opens.")
    FileField(
      "for", \.duration, .orNull(.duration),
      "How long it stays; null keeps it until it is swiped away.")
  }
}

extension StartItemDefinition {
  static let fileFormat = FileObject(
    "startItem", "A screen or an alert that the app shows at its start.",
    expects: "an object with one of \"present\" and \"alert\"",
    usual: StartItemDefinition(.present(PresentationDefinition(""))), oneOf: ["present", "alert"]
  ) {
    FileField("when", \.when, .predicate, "A predicate, evaluated when its turn comes.")
    FileField(
      "once", \.once, .name("the key of a stored default"),
      "The stored default that is set to true once it was closed.")
    FileField(
      "present", \.presentation, .presentation, "A screen over the others.", .alternative)
    FileField("alert", \.alert, AlertDefinition.value, "An alert.", .alternative)
  }

  private var presentation: PresentationDefinition? {
    get { if case .present(let presentation) = kind { presentation } else { nil } }
    set { kind = newValue.map(Kind.present) ?? kind }
  }

  private var alert: AlertDefinition? {
    get { if case .alert(let alert) = kind { alert } else { nil } }
    set { kind = newValue.map(Kind.alert) ?? kind }
  }
}
