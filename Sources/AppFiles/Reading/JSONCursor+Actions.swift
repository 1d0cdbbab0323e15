import AppModel
import LocatedJSON
import PredicateFormat
import VirtualTime

extension JSONCursor {
  /// An action or a list of actions.
  func actions() -> [ActionDefinition] {
    listOrOne().flatMap { $0.action() }
  }

  /// One action; an object of assignments makes one for each key.
  private func action() -> [ActionDefinition] {
    if case .string(let word) = node.kind { return actionWord(word).map { [$0] } ?? [] }
    let keys = FileKeys.action
    let wanted =
      "an action: an object with one key, or one of "
      + FileKeys.actionWords.joined(separator: ", ")
    guard let (key, value) = onlyMember(wanted, of: keys) else { return [] }
    switch key {
    case "assign": return value.assignments { .assign(key: $0, expression: $1) }
    case "store": return value.assignments { .store(key: $0, expression: $1) }
    case "storeInKeychain":
      return value.assignments { .storeInKeychain(key: $0, expression: $1) }
    case "writeFile": return value.assignments { .writeFile(path: $0, expression: $1) }
    default: return value.action(key).map { [$0] } ?? []
    }
  }

  private func actionWord(_ word: String) -> ActionDefinition? {
    switch word {
    case "pop": return .pop
    case "popToRoot": return .popToRoot
    case "dismiss": return .dismiss
    case "savePassword": return .savePassword
    default:
      unknown("action", word, among: FileKeys.actionWords)
      return nil
    }
  }

  /// The action that a key stands for, read from the key's value.
  private func action(_ key: String) -> ActionDefinition? {
    switch key {
    case "push": push()
    case "present": presentation().map(ActionDefinition.present)
    case "alert": alert().map(ActionDefinition.alert)
    case "selectTab": name("a tab's identifier or label").map(ActionDefinition.selectTab)
    case "start": name("a coordinator's name").map { .start(coordinator: $0) }
    case "raise": raise()
    case "focus": focus()
    case "ask": ask()
    case "open": elementText().map { .open(link: $0) }
    case "share": share()
    case "paste": name("an event's name").map { .paste(event: $0) }
    case "busy": busy()
    case "remove": removal()
    case "copy": elementText().map { .copy($0) }
    case "track": track()
    case "draw": draw()
    default: string("a message").map { .crash(message: $0) }
    }
  }

  private func assignments(
    _ make: (String, String) -> ActionDefinition
  ) -> [ActionDefinition] {
    guard let entries = entries("an object of expressions") else { return [] }
    return entries.compactMap { name, value in value.expression().map { make(name, $0) } }
  }

  private func push() -> ActionDefinition? {
    let wanted = "a screen's name or an object with the key \"screen\""
    guard case .object = node.kind else {
      return name(wanted).map { .push(screen: $0, with: [:]) }
    }
    guard let fields = fields(wanted, keys: FileKeys.push) else { return nil }
    let with = fields["with"]?.expressions() ?? [:]
    guard let screen = fields.required("screen")?.name("a screen's name") else { return nil }
    return .push(screen: screen, with: with)
  }

  /// A screen to show over the others.
  func presentation() -> PresentationDefinition? {
    let wanted = "a screen's name or an object with the key \"screen\""
    guard case .object = node.kind else {
      return name(wanted).map { PresentationDefinition($0) }
    }
    guard let fields = fields(wanted, keys: FileKeys.present) else { return nil }
    let style = fields["style"]?.word("style", as: PresentationStyle.self) ?? .sheet
    let detents = fields["detents"]?.list("a list of detents") ?? []
    let hasGrabber = fields["grabber"]?.bool()
    let with = fields["with"]?.expressions() ?? [:]
    let presentation = PresentationDefinition(
      "", style: style, detents: detents.compactMap { $0.word("detent", as: SheetDetent.self) },
      hasGrabber: hasGrabber, with: with)
    return fields.required("screen")?.name("a screen's name").map { screen in
      var presentation = presentation
      presentation.screen = screen
      return presentation
    }
  }

  private func raise() -> ActionDefinition? {
    let wanted = "an event's name or an object with the key \"event\""
    guard case .object = node.kind else {
      return name(wanted).map { .raise(event: $0, after: .zero) }
    }
    guard let fields = fields(wanted, keys: FileKeys.raise) else { return nil }
    let delay = fields["after"]?.duration() ?? .zero
    guard let event = fields.required("event")?.name("an event's name") else { return nil }
    return .raise(event: event, after: delay)
  }

  private func focus() -> ActionDefinition? {
    if node.kind == .null { return .focus(identifier: nil) }
    return name("an element's identifier or null").map { .focus(identifier: $0) }
  }

  private func busy() -> ActionDefinition? {
    if node.kind == .string("forever") { return .busy(nil) }
    return duration().map { .busy($0) }
  }

  private func draw() -> ActionDefinition? {
    let wanted = "a draw: an object with the keys \"key\" and \"below\""
    guard let fields = fields(wanted, keys: FileKeys.draw) else { return nil }
    let bounds = ActionDefinition.drawBounds
    let below = fields.required("below")?.integer(
      in: bounds, "a whole number from \(bounds.lowerBound) to \(bounds.upperBound)")
    guard let key = fields.required("key")?.name("a context key") else { return nil }
    return .draw(key: key, below: below ?? bounds.lowerBound)
  }

  private func ask() -> ActionDefinition? {
    let wanted = "a resource or an object with the key \"resource\""
    guard case .object = node.kind else {
      return word("resource", as: ProtectedResource.self).map { .ask(PermissionDefinition($0)) }
    }
    guard let fields = fields(wanted, keys: FileKeys.ask) else { return nil }
    let message = fields["message"]?.elementText()
    let event = fields["event"]?.name("an event's name")
    guard let resource = fields.required("resource")?.word("resource", as: ProtectedResource.self)
    else { return nil }
    return .ask(PermissionDefinition(resource, message: message, event: event))
  }

  private func share() -> ActionDefinition? {
    if case .string(let text) = node.kind { return .share(ShareDefinition(.literal(text))) }
    let wanted = "a text or an object with the key \"text\""
    guard let fields = fields(wanted, keys: FileKeys.share) else { return nil }
    let event = fields["event"]?.name("an event's name")
    guard let text = fields.required("text")?.elementText() else { return nil }
    return .share(ShareDefinition(text, event: event))
  }

  /// An alert of the app or of the system.
  func alert() -> AlertDefinition? {
    guard let fields = fields("an alert", keys: FileKeys.alert) else { return nil }
    let style = fields["style"]?.word("style", as: AlertDefinition.Style.self) ?? .alert
    let title = style == .actionSheet ? fields["title"] : fields.required("title")
    let message = fields["message"]?.elementText()
    let buttons = fields.required("buttons")?.list("a list of buttons") ?? []
    return AlertDefinition(
      title: title?.elementText() ?? "", message: message, style: style,
      buttons: buttons.compactMap { $0.alertButton() })
  }

  private func alertButton() -> AlertDefinition.Button? {
    guard let fields = fields("a button", keys: FileKeys.alertButton) else { return nil }
    let label = fields.required("label")?.elementText()
    return AlertDefinition.Button(
      label: label ?? "", event: fields["event"]?.name("an event's name"),
      role: fields["role"]?.word("role", as: AlertDefinition.Button.Role.self))
  }
}
