import AppModel
import LocatedJSON
import VirtualTime

extension FileValue where Value == [ActionDefinition] {
  /// An action or a list of actions; adjacent assignments share one object.
  static var actions: FileValue {
    let groups = FileValue<[[ActionDefinition]]>.listOrOne(ActionDefinition.group)
    return FileValue(
      schema: groups.schema, read: { groups.read($0)?.flatMap { $0 } },
      write: { groups.write(ActionDefinition.groups($0)) }
    ).defined("actions", "An action or a list of actions.")
  }
}

extension ActionDefinition {
  /// The actions that are written as one word.
  private static let words: KeyValuePairs<String, ActionDefinition> = [
    "pop": .pop, "popToRoot": .popToRoot, "dismiss": .dismiss, "savePassword": .savePassword,
  ]

  /// The words that are valid only inside a form, where `FormExpansion` has replaced them.
  static let commit = "commit"
  static let revert = "revert"
  private static let formWords = [commit, revert]

  /// One action, or the assignments of one object.
  fileprivate static let group = FileValue<[ActionDefinition]>(
    schema: { ["anyOf": [.words(words.map(\.key) + formWords), fileFormat.reference(&$0)]] },
    read: { cursor in
      guard case .string(let word) = cursor.node.kind else { return fileFormat.read(cursor) }
      if let action = words.first(where: { $0.key == word })?.value { return [action] }
      guard !formWords.contains(word) else {
        cursor.fault("\(quoted(word)) can be used only in a screen or a state with a form")
        return nil
      }
      cursor.unknown("action", word, among: words.map(\.key) + formWords)
      return nil
    },
    write: { group in
      if group.count == 1, let word = words.first(where: { $0.value == group[0] }) {
        return .text(word.key)
      }
      return fileFormat.write(group)
    }
  ).defined("actionOrWord", "An action; one without values is a single word.")

  /// Groups adjacent actions that assign to different keys of the same kind.
  fileprivate static func groups(_ actions: [ActionDefinition]) -> [[ActionDefinition]] {
    var groups: [[ActionDefinition]] = []
    for action in actions {
      if let last = groups.last, let assignment = action.assignment,
        let first = last[0].assignment, first.kind == assignment.kind,
        !last.contains(where: { $0.assignment?.key == assignment.key })
      {
        groups[groups.count - 1].append(action)
      } else {
        groups.append([action])
      }
    }
    return groups
  }

  private enum Assignment { case assign, store, storeInKeychain, writeFile }

  private var assignment: (kind: Assignment, key: String, expression: String)? {
    switch self {
    case .assign(let key, let expression): (.assign, key, expression)
    case .store(let key, let expression): (.store, key, expression)
    case .storeInKeychain(let key, let expression): (.storeInKeychain, key, expression)
    case .writeFile(let path, let expression): (.writeFile, path, expression)
    default: nil
    }
  }

  /// An object with one key per assignment.
  private static func assignments(
    _ key: String, _ kind: Assignment, _ meaning: String,
    _ make: @escaping @Sendable (String, String) -> ActionDefinition
  ) -> FileCase<[ActionDefinition]> {
    let value = FileValue<[ActionDefinition]>(
      schema: FileValue<[String: String]>.expressions.schema,
      read: { cursor in
        cursor.entries("an object of expressions")?.compactMap { name, value in
          FileValue<String>.expression.read(value).map { make(name, $0) }
        }
      },
      write: { actions in
        JSONNode(
          .object(
            actions.compactMap(\.assignment).map { JSONMember($0.key, .text($0.expression)) }))
      })
    return FileCase(key, value, meaning, { $0 }, { $0.first?.assignment?.kind == kind ? $0 : nil })
  }

  /// A key for a single action.
  private static func one<Value: Sendable>(
    _ key: String, _ value: FileValue<Value>, _ meaning: String,
    _ make: @escaping @Sendable (Value) -> ActionDefinition,
    _ take: @escaping @Sendable (ActionDefinition) -> Value?
  ) -> FileCase<[ActionDefinition]> {
    FileCase(key, value, meaning, { [make($0)] }, { $0.first.flatMap(take) })
  }

  static let fileFormat = FileChoice<[ActionDefinition]>(
    "action", "What a transition, an entry or an exit does.",
    expects: "an action: an object with one key, or one of "
      + words.map(\.key).joined(separator: ", "),
    mayBeJoined: true,
    keeping + showing + asking + others)

  /// The keys of actions, which may replace `actions` in an object that has these.
  static let shortKeys = fileFormat.cases.map {
    ShortKey(key: $0.key, long: "actions", schema: $0.schema)
  }

  private static var keeping: [FileCase<[ActionDefinition]>] {
    [
      FileCase(
        "toggle", .name("a context key"), "Turns a context key from false to true, or back.",
        { [.toggle($0)] }, { $0.count == 1 ? $0[0].toggledKey : nil }),
      assignments("assign", .assign, "Sets context keys.") {
        .assign(key: $0, expression: $1)
      },
      assignments("store", .store, "Writes stored defaults.") { .store(key: $0, expression: $1) },
      assignments("storeInKeychain", .storeInKeychain, "Writes items of the keychain.") {
        .storeInKeychain(key: $0, expression: $1)
      },
      assignments("writeFile", .writeFile, "Writes files of the app's folder.") {
        .writeFile(path: $0, expression: $1)
      },
      one(
        "remove", .removal, "Removes a stored entry, or all entries of one kind of storage.",
        { .remove($0.kind, key: $0.key) },
        { if case .remove(let kind, let key) = $0 { Removal(kind: kind, key: key) } else { nil } }),
    ]
  }

  private static var showing: [FileCase<[ActionDefinition]>] {
    [
      one(
        "push", .alone(\.screen, .name(Push.fileFormat.wanted), or: Push.fileFormat),
        "Puts a screen on the stack.", { .push(screen: $0.screen, with: $0.with) },
        {
          if case .push(let screen, let with) = $0 { Push(screen: screen, with: with) } else { nil }
        }),
      one(
        "present", .presentation, "Shows a screen over the others.", { .present($0) },
        { if case .present(let presentation) = $0 { presentation } else { nil } }),
      one(
        "alert", AlertDefinition.value, "Shows an alert.", { .alert($0) },
        { if case .alert(let alert) = $0 { alert } else { nil } }),
      one(
        "selectTab", .name("a tab's identifier or label"), "Shows another tab.",
        { .selectTab($0) }, { if case .selectTab(let name) = $0 { name } else { nil } }),
      one(
        "start", .name("a coordinator's name"), "Replaces all screens with those of a coordinator.",
        { .start(coordinator: $0) }, { if case .start(let name) = $0 { name } else { nil } }),
      one(
        "raise", .alone(\.event, .name(Raise.fileFormat.wanted), or: Raise.fileFormat),
        "Raises an event on this screen.", { .raise(event: $0.event, after: $0.delay) },
        {
          if case .raise(let event, let delay) = $0 {
            Raise(event: event, delay: delay)
          } else {
            nil
          }
        }
      ),
      one(
        "focus", .orNull(.name("an element's identifier or null")),
        "Gives an element the keyboard focus, or takes it away.", { .focus(identifier: $0) },
        { if case .focus(let identifier) = $0 { .some(identifier) } else { nil } }),
      one(
        "busy", .busy, "Keeps the main thread busy for a time, or forever.", { .busy($0) },
        { if case .busy(let duration) = $0 { .some(duration) } else { nil } }),
    ]
  }

  private static var asking: [FileCase<[ActionDefinition]>] {
    [
      one(
        "ask",
        .alone(\.resource, .resource, or: PermissionDefinition.fileFormat),
        "Asks the user for a permission.", { .ask($0) },
        { if case .ask(let permission) = $0 { permission } else { nil } }),
      one(
        "open", .text, "Opens a link as the system does.", { .open(link: $0) },
        { if case .open(let link) = $0 { link } else { nil } }),
      one(
        "share",
        .alone(\.text, .literal(ShareDefinition.fileFormat.wanted), or: ShareDefinition.fileFormat),
        "Shows the share sheet.", { .share($0) },
        { if case .share(let share) = $0 { share } else { nil } }),
      one(
        "paste", .event, "Reads the pasteboard; the event carries the text.",
        { .paste(event: $0) }, { if case .paste(let event) = $0 { event } else { nil } }),
      one(
        "signIn",
        .alone(
          \.site, .literal(SignInDefinition.fileFormat.wanted), or: SignInDefinition.fileFormat),
        "Begins to sign in on a web site: the system asks first.", { .signIn($0) },
        { if case .signIn(let signIn) = $0 { signIn } else { nil } }),
      one(
        "copy", .text, "Copies a text.", { .copy($0) },
        { if case .copy(let text) = $0 { text } else { nil } }),
    ]
  }

  private static var others: [FileCase<[ActionDefinition]>] {
    [
      one(
        "track",
        .alone(\.name, .name(TrackDefinition.fileFormat.wanted), or: TrackDefinition.fileFormat),
        "Reports an event to the app's analytics.", { .track($0) },
        { if case .track(let event) = $0 { event } else { nil } }),
      one(
        "draw", .object(Draw.fileFormat), "Sets a context key to a random whole number.",
        { .draw(key: $0.key, below: $0.below) },
        { if case .draw(let key, let below) = $0 { Draw(key: key, below: below) } else { nil } }),
      one(
        "crash", .string("a message"), "Crashes the app, as a fatal error does.",
        { .crash(message: $0) }, { if case .crash(let message) = $0 { message } else { nil } }),
    ]
  }
}

// MARK: - Values of actions

private struct Push: Sendable {
  var screen = ""
  var with: [String: String] = [:]

  static let fileFormat = FileObject(
    "push", "A screen to push.", expects: "a screen's name or an object with the key \"screen\"",
    usual: Push()
  ) {
    FileField("screen", \.screen, .name("a screen's name"), "The screen.", .essential)
    FileField("with", \.with, .expressions, "The values of its context.")
  }
}

private struct Raise: Sendable {
  var event = ""
  var delay = VirtualDuration.zero

  static let fileFormat = FileObject(
    "raise", "An event to raise.", expects: "an event's name or an object with the key \"event\"",
    usual: Raise()
  ) {
    FileField("event", \.event, .event, "The event.", .essential)
    FileField("after", \.delay, .duration, "The delay before it is raised.")
  }
}

private struct Draw: Sendable {
  var key = ""
  var below = ActionDefinition.drawBounds.lowerBound

  static let fileFormat = FileObject(
    "draw", "A random whole number for a context key.",
    expects: "a draw: an object with the keys \"key\" and \"below\"", usual: Draw()
  ) {
    FileField("key", \.key, .name("a context key"), "The context key.", .essential)
    FileField("below", \.below, .bound, "The number is at least 0 and below this.", .required)
  }
}

extension FileValue where Value == Int {
  fileprivate static var bound: FileValue {
    let bounds = ActionDefinition.drawBounds
    return integer(in: bounds, "a whole number from \(bounds.lowerBound) to \(bounds.upperBound)")
  }
}

/// What to remove: everything of a kind, or one entry of it.
private struct Removal: Sendable {
  var kind: StorageKind
  var key: String?
}

extension FileValue where Value == Removal {
  fileprivate static var removal: FileValue {
    let whole = FileValue<StorageKind>.word("kind of storage")
      .defined("storage", "All entries of one kind of storage.")
    let entry = FileChoice<Removal>(
      "entry", "One stored entry.",
      expects: "a kind of storage, or an object with the name of an entry under one",
      StorageKind.named.map { kind in
        FileCase(
          kind.rawValue, .name("the name of an entry"), "", { Removal(kind: kind, key: $0) },
          { $0.kind == kind ? $0.key : nil })
      })
    return FileValue(
      schema: { ["anyOf": [whole.schema(&$0), entry.reference(&$0)]] },
      read: { cursor in
        guard case .string = cursor.node.kind else { return entry.read(cursor) }
        return whole.read(cursor).map { Removal(kind: $0) }
      }, write: { entry.write($0) ?? whole.write($0.kind) })
  }
}

extension FileValue where Value == VirtualDuration? {
  /// A duration, or the word `forever`.
  fileprivate static var busy: FileValue {
    let duration = FileValue<VirtualDuration>.duration
    return FileValue(
      schema: { ["anyOf": [duration.schema(&$0), ["const": "forever"]]] },
      read: { cursor in
        cursor.node.kind == .string("forever")
          ? .some(nil) : duration.read(cursor).map(Optional.some)
      }, write: { $0.map(JSONNode.duration) ?? .text("forever") })
  }
}

extension FileValue where Value == ProtectedResource {
  static var resource: FileValue {
    word("resource").defined("resource", "A resource of the device that needs a permission.")
  }
}

extension PermissionDefinition {
  fileprivate static let fileFormat = FileObject(
    "ask", "The question for a resource; the answer comes as an event.",
    expects: "a resource or an object with the key \"resource\"",
    usual: PermissionDefinition(.contacts)
  ) {
    FileField("resource", \.resource, .resource, "The resource.", .essential)
    FileField("message", \.message, .text, "The reason that the app gives.")
    FileField("event", \.event, .event, "The event that carries the answer.")
  }
}

extension ShareDefinition {
  fileprivate static let fileFormat = FileObject(
    "share", "A text for the share sheet, and the event with the result.",
    expects: "a text or an object with the key \"text\"", usual: ShareDefinition("")
  ) {
    FileField("text", \.text, .text, "The text.", .essential)
    FileField("event", \.event, .event, "The event when the sheet has closed.")
  }
}

extension SignInDefinition {
  fileprivate static let fileFormat = FileObject(
    "signIn", "A sign-in on a web site, and the event that carries the answer.",
    expects: "a site or an object with the key \"site\"", usual: SignInDefinition("")
  ) {
    FileField("site", \.site, .text, "The site that the question names.", .essential)
    FileField("event", \.event, .event, "The event that carries the answer.")
  }
}

extension TrackDefinition {
  fileprivate static let fileFormat = FileObject(
    "track", "An event for the app's analytics.",
    expects: "an event's name or an object with the key \"event\"", usual: TrackDefinition("")
  ) {
    FileField("event", \.name, .event, "The event's name.", .essential)
    FileField("with", \.with, .expressions, "Its parameters.")
  }
}

extension FileValue where Value == PresentationDefinition {
  /// A screen to show over the others.
  static var presentation: FileValue {
    alone(
      \.screen, .name(PresentationDefinition.fileFormat.wanted),
      or: PresentationDefinition.fileFormat)
  }
}

extension PresentationDefinition {
  fileprivate static let fileFormat = FileObject(
    "present", "A screen to present.",
    expects: "a screen's name or an object with the key \"screen\"",
    usual: PresentationDefinition("")
  ) {
    FileField("screen", \.screen, .name("a screen's name"), "The screen.", .essential)
    FileField("style", \.style, .word("style"), "The presentation style.")
    FileField(
      "detents", \.detents, .list(.word("detent"), "a list of detents"),
      "The heights that a sheet can be pulled to; it starts at the lowest.")
    FileField(
      "grabber", \.hasGrabber, .bool,
      "Whether a sheet has a grabber; by default, if it has two heights.")
    FileField("with", \.with, .expressions, "The values of its context.")
  }
}

extension AlertDefinition {
  /// An alert, or the title alone of one with the button OK.
  static let value = FileValue.alone(
    \.title, .literal("an alert, or its title"), or: fileFormat)

  /// An alert of the app or of the system.
  static let fileFormat = FileObject(
    "alert", "An alert, or an action sheet, whose title is optional.", expects: "an alert",
    usual: AlertDefinition(title: "", buttons: [Button(label: "OK")]),
    rule: FileRule([
      "if": ["properties": ["style": ["const": "actionSheet"]], "required": ["style"]],
      "else": ["required": ["title"]],
    ]) { fields, alert in
      if alert.style != .actionSheet { _ = fields.required("title") }
      return true
    }
  ) {
    FileField("title", \.writtenTitle, .text, "The title.")
    FileField("message", \.message, .text, "The message.")
    FileField("style", \.style, .word("style"), "Whether it is an action sheet.")
    FileField("fields", \.fields, .elements, "Text fields of an alert, below the message.")
    FileField(
      "buttons", \.buttons, .list(Button.value, "a list of buttons"),
      "The buttons; by default one with the label OK.")
  }

  /// The title, which only an action sheet may omit.
  private var writtenTitle: ElementText? {
    get { style == .actionSheet && title == "" ? nil : title }
    set { title = newValue ?? "" }
  }
}

extension AlertDefinition.Button {
  /// A button, or the label alone of one that only closes the alert.
  fileprivate static let value = FileValue.alone(
    \.label, .literal("a button, or its label"), or: fileFormat)

  fileprivate static let fileFormat = FileObject(
    "alertButton", "A button of an alert.", expects: "a button",
    usual: AlertDefinition.Button(label: "")
  ) {
    FileField("label", \.label, .text, "The label of the button.", .required)
    FileField("event", \.event, .event, "The event that a tap raises; without one it only closes.")
    FileField("role", \.role, .word("role"), "The role of an action sheet's button.")
  }
}
