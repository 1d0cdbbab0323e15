package import AppModel
import LocatedJSON

extension AppFolder {
  /// The folder's files in their short form, as `rehearse check --fix` writes them.
  package struct ShortFiles {
    /// The files that change, with their new texts.
    package let files: [(name: String, text: String)]
    /// The events that became transitions at their gestures, by file.
    package let events: [(file: String, event: String)]
  }

  /// Makes the short form of the app's files, of its components and of its variants.
  ///
  /// The app stays the same, except for the names of events that one gesture raises and one state
  /// handles: their transitions move to the gesture. Nothing is written.
  ///
  /// - Throws: `DefinitionFaults` if the app has faults.
  package func shortFiles() throws(DefinitionFaults) -> ShortFiles {
    let old = try FileForms(self)
    let apps = try old.apps()
    let short = old.mapped { ShortForms.shortened($0, isComponent: $1) }
    guard try short.apps() == apps else {
      let message = "the short form would not be the same app"
      throw DefinitionFaults([DefinitionFault(file: path, path: "", message: message)])
    }
    let (inlined, events) = old.inlined()
    let new = inlined.mapped { ShortForms.shortened($0, isComponent: $1) }
    guard (try? new.apps()) != nil else {
      return ShortFiles(files: short.changes(from: old), events: [])
    }
    return ShortFiles(files: new.changes(from: old), events: events)
  }

  /// Rewrites the app's files in their short form.
  ///
  /// - Throws: `DefinitionFaults` if the app has faults, or if a file cannot be written.
  package func shorten() throws(DefinitionFaults) { try write(shortFiles()) }

  /// Writes files of the short form into the folder.
  package func write(_ short: ShortFiles) throws(DefinitionFaults) {
    try put(short.files.map { ($0.name, Array($0.text.utf8)) })
  }
}

/// All files of an app and of its variants, as values.
private struct FileForms {
  private struct Form {
    var name: String
    var node: JSONNode
    var text: String
  }

  private let sets: [AppFileSet]
  private var forms: [Form] = []

  init(_ folder: AppFolder) throws(DefinitionFaults) {
    let files = FolderFiles(folder.path)
    var sets = [try files.read(variant: nil)]
    for variant in files.variants { sets.append(try files.read(variant: variant)) }
    self.sets = sets
    for file in sets[0].files + sets[0].components + sets.flatMap(\.overlays) {
      guard case .success(let bytes) = file.content, let node = JSONReader.read(bytes).node else {
        continue
      }
      forms.append(Form(name: file.name, node: node, text: String(decoding: bytes, as: UTF8.self)))
    }
  }

  private static let components = AppFileName.componentsFolder + "/"

  private static func isScreen(_ name: String) -> Bool {
    !isComponent(name) && !name.hasSuffix(AppFileName.app) && !name.contains(AppFileName.strings)
  }

  private static func isComponent(_ name: String) -> Bool {
    name.hasPrefix(components) || name.contains("/" + components)
  }

  /// The files with screens and components rewritten.
  func mapped(_ rewrite: (JSONNode, _ isComponent: Bool) -> JSONNode) -> FileForms {
    var made = self
    for (index, form) in forms.enumerated() {
      let isComponent = Self.isComponent(form.name)
      if isComponent || Self.isScreen(form.name) {
        made.forms[index].node = rewrite(form.node, isComponent)
      }
      made.forms[index].text = JSONWriter.text(made.forms[index].node, isCompact: true)
    }
    return made
  }

  /// The files with events replaced by their transitions, and those events.
  func inlined() -> (FileForms, [(file: String, event: String)]) {
    // Events belong to one screen, but components, variants and commands may raise them too.
    let screens = forms.indices.filter {
      Self.isScreen(forms[$0].name) && !forms[$0].name.contains("/")
    }
    let others = forms.indices.filter { !screens.contains($0) }
    let shared = others.reduce(into: Set<String>()) { $0.formUnion(Self.words(forms[$1].node)) }
    var made = self
    var events: [(file: String, event: String)] = []
    for index in screens {
      let form = forms[index]
      let inlining = EventInlining(ShortForms.expanded(form.node), isElsewhere: shared.contains)
      made.forms[index].node = inlining.screen
      events += inlining.events.map { (form.name, $0) }
    }
    return (made, events)
  }

  /// All texts and keys of a file.
  private static func words(_ node: JSONNode) -> Set<String> {
    switch node.kind {
    case .string(let text): [text]
    case .array(let nodes): nodes.reduce(into: []) { $0.formUnion(words($1)) }
    case .object(let members):
      members.reduce(into: []) { $0.formUnion(words($1.value).union([$1.key])) }
    default: []
    }
  }

  /// The app without a variant, then each of its variants.
  func apps() throws(DefinitionFaults) -> [AppDefinition] {
    let texts = Dictionary(uniqueKeysWithValues: forms.map { ($0.name, Array($0.text.utf8)) })
    var apps: [AppDefinition] = []
    for set in sets { apps.append(try AppFolderReader.read(set.replacing(texts), isStrict: true)) }
    return apps
  }

  /// The files whose text differs.
  func changes(from old: FileForms) -> [(name: String, text: String)] {
    zip(forms, old.forms).filter { $0.text != $1.text }.map { ($0.0.name, $0.0.text) }
  }
}
