import AppModel
import LocatedJSON
import VirtualTime

extension TransitionDefinition {
  private static let forms = "a state's name, a transition or a list of them"

  fileprivate static let fileFormat = FileObject(
    "transition", "A change to another state, or actions in the same state.", expects: forms,
    usual: TransitionDefinition(), short: ActionDefinition.shortKeys
  ) {
    keys
  }

  @FileFields<TransitionDefinition> fileprivate static var keys: [FileField<TransitionDefinition>] {
    FileField("target", \.target, .name("a state's name"), "The state to enter.")
    FileField(
      "guard", \.guard, .predicate, "A predicate; without one the transition always applies.")
    FileField("actions", \.actions, .actions, "The actions of the transition.")
    FileField(
      "known", \.known, .word("kind of knowledge"),
      "Whether it is drafted, or confirmed by a recording.")
  }

  fileprivate static var value: FileValue<TransitionDefinition> {
    .alone(\.target, .some(.name(forms)), or: fileFormat)
  }
}

extension FileValue where Value == [TransitionDefinition] {
  /// A target, a transition or a list of either.
  static var transitions: FileValue {
    listOrOne(TransitionDefinition.value)
      .defined("transitions", "A target, a transition or a list of either.")
  }
}

extension FileValue where Value == [EventDefinition] {
  /// Transitions by event, in the order of the file.
  static var events: FileValue {
    let event = FileValue<[TransitionDefinition]>.transitions
      .map({ EventDefinition("", $0) }, \.transitions)
    return named(\.event, event, "an object of events").defined("events", "Transitions by event.")
  }
}

extension DelayedTransitionDefinition {
  /// One transition after a time, or several after the same time.
  fileprivate static let fileFormat = FileObject(
    "delayedTransition", "Transitions after a time.", expects: "an object with the key \"delay\"",
    usual: DelayedTransitionDefinition(.fixed(.zero), [TransitionDefinition()]),
    short: ActionDefinition.shortKeys,
    rule: FileRule([
      "if": ["required": ["transitions"]],
      "then": [
        "properties": JSONNode(
          .object(
            (TransitionDefinition.fileFormat.keys + ActionDefinition.shortKeys.map(\.key)).map {
              JSONMember($0, false)
            }))
      ],
    ]) { fields, _ in
      guard fields.has("transitions") else { return true }
      for key in TransitionDefinition.fileFormat.keys where fields.has(key) {
        fields[key]?.fault("\(quoted(key)) cannot be used with \"transitions\"")
      }
      return true
    }
  ) {
    FileField("delay", \.delay, .latency, "How long the state has to be active.", .required)
    TransitionDefinition.keys.map { $0.lifted(\.only) }
    FileField("transitions", \.several, .transitions, "Several transitions with one delay.")
  }

  /// The only transition; an empty one if there are several.
  private var only: TransitionDefinition {
    get { transitions.count == 1 ? transitions[0] : TransitionDefinition() }
    set { transitions = [newValue] }
  }

  /// The transitions, if there is not exactly one.
  private var several: [TransitionDefinition]? {
    get { transitions.count == 1 ? nil : transitions }
    set { transitions = newValue ?? [] }
  }
}

extension FileValue where Value == [DelayedTransitionDefinition] {
  /// An object with a key for each delay, or a list if delays are random or occur twice.
  static var delayedTransitions: FileValue {
    let transitions = FileValue<[TransitionDefinition]>.transitions
    let list = FileValue.list(.object(DelayedTransitionDefinition.fileFormat), "a list")
    return FileValue(
      schema: { document in
        let byDelay: JSONNode = [
          "type": "object",
          "propertyNames": FileValue<VirtualDuration>.duration.schema(&document),
          "additionalProperties": transitions.schema(&document),
        ]
        return ["anyOf": [byDelay, list.schema(&document)]]
      },
      read: { cursor in
        if case .array = cursor.node.kind { return list.read(cursor) }
        return cursor.entries("an object of durations or a list")?.compactMap { name, value in
          let made = transitions.read(value) ?? []
          guard let delay = value.keyDuration(name) else { return nil }
          return DelayedTransitionDefinition(.fixed(delay), made)
        }
      },
      write: { delayed in
        var members: [JSONMember] = []
        for one in delayed {
          guard case .fixed(let delay) = one.delay.shape else { return list.write(delayed) }
          let key = DurationText.write(delay)
          guard !members.contains(where: { $0.key == key }),
            let node = transitions.write(one.transitions)
          else { return list.write(delayed) }
          members.append(JSONMember(key, node))
        }
        return JSONNode(.object(members))
      }
    ).defined("after", "Transitions after a time.")
  }
}

extension FileValue where Value == [InvocationDefinition] {
  /// One invocation or a list of them.
  static var invocations: FileValue { listOrOne(.object(InvocationDefinition.fileFormat)) }
}

extension InvocationDefinition {
  fileprivate static let fileFormat = FileObject(
    "invocation", "A loader started on entry.", expects: "an object with the key \"src\"",
    usual: InvocationDefinition(source: ""),
    rule: FileRule { _, invocation in
      if invocation.id.isEmpty { invocation.id = invocation.source }
      return true
    }
  ) {
    FileField("src", \.source, .name("a loader's name"), "The loader's name.", .required)
    FileField("id", \.ownID, .name("a name"), "The name in journals; by default the loader's.")
    FileField("onDone", \.onDone, .transitions, "What happens when the result arrives.")
    FileField("onError", \.onError, .transitions, "What happens when the last attempt fails.")
    FileField.group("retry", retry)
    FileField(
      "cancel", \.cancellation, .word("cancellation"),
      "What happens to a pending result when the state is left.")
  }

  /// The name, if it differs from the loader's.
  private var ownID: String? {
    get { id == source ? nil : id }
    set { id = newValue ?? "" }
  }

  private static let retry = FileObject(
    "retry", "How often a failure is tried again.", expects: "an object with the key \"count\"",
    usual: InvocationDefinition(source: "")
  ) {
    FileField(
      "count", \.retries,
      .integer(
        in: 0...retryLimit, "a number of retries from 0 to \(InvocationDefinition.retryLimit)"),
      "How many times.", .required)
    FileField("delay", \.retryDelay, .duration, "The pause before each retry.")
  }
}
