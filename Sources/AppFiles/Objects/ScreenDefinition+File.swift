import AppModel
import LocatedJSON

extension ScreenDefinition {
  /// A screen; its name is the name of the file.
  static let fileFormat = FileObject(
    "screen", "One screen of a simulated app. The file's name is the screen's name.",
    expects: "an object", usual: ScreenDefinition(name: "", initial: "", states: []),
    declaresNames: true, hasPointer: true, rule: FileRule(check: completeStates)
  ) {
    FileField("title", \.title, .text, "The title in the navigation bar.")
    FileField("backTitle", \.backTitle, .text, "The label of the back button that leads here.")
    FileField("root", \.root, .element, "The element that contains the elements of the states.")
    FileField("context", \.context, .values, "The screen's own values, with their initial values.")
    FileField.expressions("Names for expressions of this screen.")
    FileField("view", \.view, .elements, "Elements that every state shows, above its own.")
    FileField("on", \.on, .events, "Transitions of every state.")
    FileField("barItems", \.barItems, .elements, "Buttons at the right end of the navigation bar.")
    FileField(
      "leftBarItems", \.leftBarItems, .elements,
      "Buttons at the left end of the navigation bar, in place of the back button.")
    FileField(
      "modal", \.isModal, .condition,
      "While it is true, a user cannot dismiss the screen where it is presented.")
    FileField.include
    FileField.form
    FileField("initial", \.writtenInitial, .name("a state's name"), "The first state.")
    FileField("states", \.writtenStates, .states, "The states of the screen.")
  }

  /// The states, unless the screen has only the default one.
  private var writtenStates: [StateDefinition] {
    get { states == [StateDefinition(name: StateDefinition.onlyName)] ? [] : states }
    set { states = newValue }
  }

  /// The first state, if there are several.
  private var writtenInitial: String? {
    get { writtenStates.count < 2 ? nil : initial }
    set { initial = newValue ?? "" }
  }

  private static func completeStates(_ fields: JSONFields, _ screen: inout Self) -> Bool {
    if screen.initial.isEmpty {
      screen.initial =
        fields.initial(of: screen.states)
        ?? (screen.states.isEmpty ? StateDefinition.onlyName : "")
    }
    if screen.states.isEmpty { screen.states = [StateDefinition(name: StateDefinition.onlyName)] }
    return true
  }
}

extension JSONFields {
  /// The first state, if the file names none or the name could not be read.
  fileprivate func initial(of states: [StateDefinition]) -> String? {
    has("initial") || states.count == 1 ? states.first?.name : nil
  }
}

extension StateDefinition {
  static let fileFormat = FileObject(
    "state", "A state, which may have states of its own.", expects: "a state",
    usual: StateDefinition(name: ""), declaresNames: true,
    rule: FileRule { fields, state in
      if state.initial == nil { state.initial = fields.initial(of: state.states) }
      return true
    }
  ) {
    FileField("entry", \.entry, .actions, "Actions on entering the state.")
    FileField("exit", \.exit, .actions, "Actions on leaving the state.")
    FileField("on", \.on, .events, "Transitions by event.")
    FileField("after", \.after, .delayedTransitions, "Transitions after a time in the state.")
    FileField("invoke", \.invoke, .invocations, "Loaders started on entry.")
    FileField("view", \.view, .elements, "Elements shown while the state is active.")
    FileField("animation", \.animation, .duration, "How long animations take on entry.")
    FileField("idle", \.isIdle, .bool, "False if a timer keeps the app from being idle.")
    FileField.include
    FileField.form
    FileField("initial", \.writtenInitial, .name("a state's name"), "The first inner state.")
    FileField("states", \.states, .states, "The inner states.")
  }

  /// The first inner state, if it is not the only one.
  private var writtenInitial: String? {
    get { states.count == 1 ? nil : initial }
    set { initial = newValue }
  }
}

extension FileField {
  /// The components whose states are included, which `ComponentExpander` has already replaced.
  fileprivate static var include: FileField {
    FileField(
      key: ComponentExpander.include,
      schema: { _ in
        .described(
          "Components whose states are added before the screen's own: values by parameter.",
          ["type": "object", "additionalProperties": ["type": "object"]])
      },
      read: { uses, _ in
        uses.shape("an object of components and their values") {
          $0.entries("an object of values by parameter") != nil
        }
      }, writer: { _ in { _ in nil } })
  }

  /// The keys that begin as copies of others, which `FormExpansion` has already replaced.
  fileprivate static var form: FileField {
    FileField(
      key: FormExpansion.key,
      schema: { _ in
        .described(
          "Keys that start as copies of others; commit writes them back, revert copies again.",
          [
            "type": "object", "additionalProperties": ["type": "string", "minLength": 1],
          ])
      },
      read: { form, _ in
        form.shape("an object of keys") { $0.name("the key that it edits") != nil }
      }, writer: { _ in { _ in nil } })
  }
}

extension FileValue where Value == [StateDefinition] {
  /// States by name, in the order of the file.
  fileprivate static var states: FileValue {
    let states = named(\.name, .object(StateDefinition.fileFormat), "an object of states")
    return FileValue(
      schema: { document in
        [
          "type": "object", "additionalProperties": StateDefinition.fileFormat.reference(&document),
          "minProperties": 1,
        ]
      },
      read: { cursor in
        let made = states.read(cursor)
        if case .object(let members) = cursor.node.kind, members.isEmpty {
          cursor.fault("expected an object of states, found an empty one")
        }
        return made
      }, write: states.write
    ).defined("states", "States by name.")
  }
}

extension JSONCursor {
  /// Whether an object has the right shape; its content is dropped, since it was already replaced.
  fileprivate func shape(_ wanted: String, each isRight: (JSONCursor) -> Bool) -> Bool {
    guard let members = entries(wanted) else { return false }
    return members.map { isRight($0.value) }.allSatisfy { $0 }
  }
}
