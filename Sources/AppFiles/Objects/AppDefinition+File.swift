import AppModel
import LocatedJSON
import NetworkStubs
import PredicateFormat

extension AppDefinition {
  /// The contents of `app.json`: everything except the screens.
  static let fileFormat = FileObject(
    "app", "A simulated app without its screens: the file app.json.", expects: "an object",
    usual: AppDefinition(unread: ""), declaresNames: true, hasPointer: true,
    rule: FileRule { fields, _ in
      if !fields.has("coordinators") { fields.owner.collector.hidesNames = true }
      return true
    }
  ) {
    FileField("name", \.name, .name("the app's name"), "The name under the icon.", .required)
    FileField(
      "bundleIdentifier", \.bundleIdentifier, .name("a bundle identifier"),
      "The bundle identifier.", .required)
    FileField("device", \.device, .name("a device's name"), "The device that it runs on.")
    FileField.group("coordinator", coordinatorChoice, .required)
    parts
    kept
    launch
    surroundings
  }

  private static let coordinatorChoice = FileObject(
    "coordinatorChoice", "How a launch argument chooses a coordinator.",
    expects: "an object with the key \"default\"", usual: AppDefinition(unread: "")
  ) {
    FileField(
      "argument", \.coordinatorArgument, .name("a launch argument's name"),
      "The launch argument, without its dash.")
    FileField(
      "default", \.defaultCoordinator, .name("a coordinator's name"),
      "The coordinator that starts if the argument is missing.", .required)
  }

  @FileFields<AppDefinition> private static var parts: [FileField<AppDefinition>] {
    FileField(
      "coordinators", \.coordinators,
      .named(\.name, .object(CoordinatorDefinition.fileFormat), "an object of coordinators"),
      "Coordinators by name.", .required)
    FileField(
      "loaders", \.loaders,
      .named(\.name, .object(LoaderDefinition.fileFormat), "an object of loaders"),
      "Loaders by name.")
    FileField(
      "deepLinks", \.deepLinks, .list(.object(DeepLinkDefinition.fileFormat), "a list of links"),
      "The links that the app opens.")
    FileField(
      key: "strings",
      schema: { _ in
        .described(
          "Texts by language, then by key; a language may also have a file in strings.",
          [
            "type": "object",
            "additionalProperties": ["$ref": "strings.schema.json#/$defs/table"],
          ])
      },
      read: { cursor, app in
        cursor.readTables(into: &app)
        return true
      }, writer: { _ in { $0.languages.isEmpty ? nil : $0.stringTables } })
    FileField(
      "language", \.language, .name("a language such as \"en\""),
      "The language if launch arguments name none.")
  }

  @FileFields<AppDefinition> private static var kept: [FileField<AppDefinition>] {
    FileField("defaults", \.defaults, .values, "The stored defaults of a fresh device.")
    FileField("context", \.context, .values, "Values that all screens share.")
    FileField.expressions("Names for expressions of the app and of its screens.")
    FileField("keychain", \.keychain, .values, "The items of the keychain of a fresh device.")
    FileField(
      "files", \.files, .values("an object of values by path"),
      "Files of the app's own folder by path: texts, anything else as JSON.")
    FileField(
      "pasteboard", \.pasteboard, .listOrOne(.string()),
      "The text on the pasteboard before the first launch.")
  }

  @FileFields<AppDefinition> private static var launch: [FileField<AppDefinition>] {
    FileField(
      "accounts", \.accounts, .object(AccountsDefinition.fileFormat),
      "The accounts that can be signed in at launch.")
    FileField(
      "toggles", \.toggles, .object(TogglesDefinition.fileFormat),
      "The features that can be switched on and off at launch.")
    FileField(
      "experiments", \.experiments, .object(ExperimentsDefinition.fileFormat),
      "Experiments: values that a server decides for the app.")
    FileField(
      "commands", \.commands,
      .named(\.name, .object(AppCommandDefinition.fileFormat), "an object of commands"),
      "The commands that a test can send to the running app, by name.")
    FileField(
      "animationsOff", \.animationsOff, .name("a launch argument's name"),
      "The launch argument, without its dash, that turns animations off.")
  }

  @FileFields<AppDefinition> private static var surroundings: [FileField<AppDefinition>] {
    FileField(
      "permissions", \.permissions, .statuses,
      "The permissions of the app on a fresh device.")
    FileField(
      "interruptions", \.interruptions,
      .list(.object(InterruptionDefinition.fileFormat), "a list of interruptions"),
      "What interrupts the app, some time after its launch.")
    FileField(
      "onStart", \.onStart,
      .list(.object(StartItemDefinition.fileFormat), "a list of what is shown at the start"),
      "What the app shows at its start, one after another.")
    FileField("terminates", \.terminates, .bool, "Whether the app ends when a test terminates it.")
    FileField.group("variants", variantChoice)
    FileField(
      "otherApps", \.otherApps,
      .list(
        FileValue<String>.name("a bundle identifier")
          .map({ AppDefinition(unread: $0) }, \.bundleIdentifier),
        "a list of bundle identifiers"), "Further apps on the device, in folders of these names.")
    FileField.group("stubs", stubsChoice)
  }

  private static let variantChoice = FileObject(
    "variants", "How a launch argument chooses a variant.",
    expects: "an object with the key \"argument\"", usual: AppDefinition(unread: "")
  ) {
    FileField(
      "argument", \.variantArgument, .name("a launch argument's name"),
      "The launch argument, without its dash.", .required)
  }

  private static let stubsChoice = FileObject(
    "stubs", "The sets of stubs in use from the start; the last one is asked first.",
    expects: "an object with the key \"default\"", usual: AppDefinition(unread: "")
  ) {
    FileField(
      "default", \.stubs.defaults,
      .list(.name("the name of a set of stubs"), "a list of names of sets"), "Their names.",
      .required)
  }

  fileprivate var stringTables: JSONNode {
    JSONNode(
      .object(
        languages.map { language in
          let entries = keys(in: language).compactMap { key in
            phrase(key, in: language).map { JSONMember(key, $0.json) }
          }
          return JSONMember(language, JSONNode(.object(entries)))
        }))
  }

  /// Makes an app that so far has only its bundle identifier.
  init(unread bundleIdentifier: String) {
    self.init(
      name: "", bundleIdentifier: bundleIdentifier, defaultCoordinator: "", coordinators: [],
      screens: [])
  }
}

extension JSONCursor {
  fileprivate func readTables(into app: inout AppDefinition) {
    for (language, table) in entries("an object of languages") ?? [] {
      var words: [String: String] = [:]
      for (key, value) in table.entries("an object of strings") ?? [] {
        if case .object = value.node.kind {
          app.plurals[language, default: [:]][key] = value.pluralForms()
        } else {
          words[key] = value.string()
        }
      }
      app.strings[language] = words
    }
  }

  private func pluralForms() -> [PluralCategory: String] {
    var forms: [PluralCategory: String] = [:]
    for (name, value) in entries("an object of plural forms") ?? [] {
      let names = PluralCategory.allCases.map(\.rawValue)
      guard let category = PluralCategory(rawValue: name) else {
        value.keyFault(
          "unknown plural form \(quoted(name))", nearest: NearestName.of(name, in: names))
        continue
      }
      forms[category] = value.string()
    }
    return forms
  }
}

extension FileValue where Value == [ProtectedResource: AuthorizationStatus] {
  fileprivate static var statuses: FileValue {
    let status = FileValue<AuthorizationStatus>.word("status")
    let object = FileObject<Value>(
      "permissions", "", expects: "an object of resources", usual: [:]
    ) {
      ProtectedResource.allCases.map { FileField($0.rawValue, \.[$0], status, "") }
    }
    return FileValue(
      schema: { document in
        [
          "type": "object",
          "propertyNames": FileValue<ProtectedResource>.resource.schema(&document),
          "additionalProperties": status.schema(&document),
        ]
      }, read: { object.read($0) }, write: { object.write($0) })
  }
}
