extension AdoptedPackage {
  /// The most builds until a package compiles or is given up.
  package static var buildLimit: Int { 30 }

  /// How many builds try to keep most of each file; after that, whole files are left out.
  private static var carefulBuilds: Int { 20 }

  /// How many builds try to keep the code of the app that tests import; after that, its modules
  /// that do not compile are empty, and what tests name is looked for file by file.
  private static var appBuilds: Int { 7 }

  /// Builds until all compiles, with a repair after each build that fails.
  ///
  /// - Parameter build: builds the package; it gets the number of the build, and returns the
  ///   errors, or nil if all compiles.
  /// - Returns: why it does not compile; nil if it does.
  package mutating func settle(
    _ build: (AdoptedPackage, _ number: Int) throws -> [CompilerError]?
  ) rethrows -> String? {
    for number in 1...Self.buildLimit {
      guard let errors = try build(self, number) else { return nil }
      guard repair(errors) else { return "the tests do not compile" }
    }
    return "the tests do not compile after \(Self.buildLimit) builds, the most made"
  }

  /// Changes the package so that errors of a build go away; returns false if nothing can be done.
  ///
  /// Missing declarations are taken from other files of the project, or made as constants or empty
  /// types. If nothing is missing, functions that do not compile are replaced by failures, then
  /// other declarations are left out, and finally files: most errors follow from others, and
  /// disappear with them.
  package mutating func repair(_ errors: [CompilerError]) -> Bool {
    builds += 1
    let unmarked = errors.count { unmarkTests(of: $0) }
    if unmarked > 0 { return true }
    let placed = errors.compactMap { error in place(of: error.file).map { (error, $0) } }
    let relaxed = placed.count { error, place in relax(place.module, for: error) }
    if relaxed > 0 || empty(Set(placed.map(\.1.module))) { return true }
    let views = placed.count { error, place in leaveOutViewCode(error, at: place) }
    if views > 0 { return true }
    // What these files name would be looked for in further files, which do not compile either.
    let others = placed.count { error, place in leaveOutOtherCode(error, at: place) }
    if others > 0 { return true }
    var provided: Set<String> = []
    for (error, place) in placed { _ = provide(for: error, in: place.module, &provided) }
    if !provided.isEmpty { return true }
    let steps: [(inout Self, CompilerError, (module: Int, file: String)) -> Bool] = [
      // Line numbers do not change, so all functions can be repaired together.
      {
        $0.rename($1, at: $2) || $0.hide($1, at: $2) || $0.isolate($1, at: $2)
          || $0.convert($1, at: $2)
      },
      { $0.leaveOutStatement($1, at: $2) }, { $0.blank($1, at: $2) },
      { $0.leaveOutMember($1, at: $2) }, { $0.leaveOut($1, at: $2) },
    ]
    for step in steps {
      let mended = placed.count { error, place in step(&self, error, place) }
      if mended > 0 { return true }
    }
    return false
  }

  /// Empties those of some modules that are code of the app, if that did not compile for long;
  /// returns whether there are any.
  private mutating func empty(_ failed: Set<Int>) -> Bool {
    guard builds > Self.appBuilds else { return false }
    let ours = failed.filter { index in
      modules[index].kind == .support
        && !modules[index].sources.contains { library.facts($0).imports.contains("XCTest") }
    }.sorted()
    for index in ours {
      modules[index] = AdoptedModule(modules[index].name, .stub)
      modules[index].files["Empty.swift"] = .text("")
      notes.append(
        "The module \(modules[index].name) is empty: too much of it does not compile here. What "
          + "the tests name of it is looked for in its files.")
    }
    return !ours.isEmpty
  }

  /// The module and the file in it for a path in the compiler's output.
  ///
  /// Several modules may have the same source: the one whose folder the path names comes first.
  private func place(of path: String) -> (module: Int, file: String)? {
    place { module, file, _ in path.hasSuffix("/\(module.folder)/\(file)") }
      ?? place { _, _, source in source.map { path.hasSuffix("/" + $0) } == true }
  }

  private func place(
    where isMeant: (AdoptedModule, _ file: String, _ source: String?) -> Bool
  ) -> (module: Int, file: String)? {
    for (index, module) in modules.enumerated() where module.kind != .stub {
      for (file, content) in module.files.sorted(by: { $0.key < $1.key })
      where isMeant(module, file, content.source) {
        return (index, file)
      }
    }
    return nil
  }

  // MARK: - What is missing

  private mutating func provide(
    for error: CompilerError, in module: Int, _ changed: inout Set<String>
  ) -> Bool {
    if error.message == "type 'Bundle' has no member 'module'" {
      return makeBundle(in: module, &changed)
    }
    if isOfPrivateInitializer(error, in: module) {
      return makePrivateInitializer(in: module, &changed)
    }
    let isUnknown = error.message.hasPrefix("cannot find ")
    guard isUnknown || error.message.contains(" has no member '"),
      let name = isUnknown ? error.quotes.first : error.quotes.last
    else { return false }
    let key = "\(module): \(name)"
    if changed.contains(key) { return true }
    let isProvided =
      isUnknown
      ? take(library.files(declaring: name), into: module, declaring: name)
        || addSnapshots(for: name, to: module) || makeApp(name, in: module, &changed)
        || takeConstants(of: name, into: module) || makeConstants(name, in: module)
        || makeType(name, for: error, in: module)
      : take(library.files(adding: name), into: module, declaring: name)
        || addMember(for: error, to: module) || addTextLookup(name, for: error, to: module)
    if isProvided { changed.insert(key) }
    return isProvided
  }

  /// Makes the bundle of the module's resources, which a real package would have; it is empty,
  /// and texts that are looked up in it are their own keys.
  private mutating func makeBundle(in module: Int, _ changed: inout Set<String>) -> Bool {
    add(
      "import Foundation\n\nextension Bundle {\n  static let module = Bundle.main\n}\n",
      as: "Bundle", to: module, &changed,
      standingFor: "the module's resources: it has none.")
  }

  /// Adds a stub to a module, once; returns false if an earlier build had it already.
  private mutating func add(
    _ text: String, as name: String, to module: Int, _ changed: inout Set<String>,
    standingFor words: String
  ) -> Bool {
    let path = "Stubs/\(name).swift"
    if changed.contains(path) { return true }
    guard modules[module].files[path] == nil else { return false }
    modules[module].files[path] = .text(text)
    notes.append("\(modules[module].folder)/\(path) replaces \(words)")
    changed.insert(path)
    return true
  }

  /// Whether an error is about the initializer of XCTest that older suites declare in Objective-C.
  private func isOfPrivateInitializer(_ error: CompilerError, in module: Int) -> Bool {
    guard let (index, file) = place(of: error.file), modules[module].kind == .tests,
      let source = modules[index].files[file]?.source
    else { return false }
    let lines = library.text(source).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.contains(error.line - 1)
      && lines[error.line - 1].contains("(privateWithPath:")
  }

  private mutating func makePrivateInitializer(
    in module: Int, _ changed: inout Set<String>
  ) -> Bool {
    add(
      """
      import XCTest

      extension XCUIApplication {
        convenience init?(privateWithPath path: String?, bundleID: String) {
          self.init(bundleIdentifier: bundleID)
        }
      }

      """, as: "XCUIApplication+Private", to: module, &changed,
      standingFor: "the initializer that a header of Objective-C declares: it takes the app by its "
        + "bundle's identifier.")
  }

  /// Makes the app that a package's base class provides for its tests, or that is a constant there.
  private mutating func makeApp(
    _ name: String, in module: Int, _ changed: inout Set<String>
  ) -> Bool {
    name == "app" && modules[module].kind == .tests
      && add(
        "import XCTest\n\n@preconcurrency @MainActor\nvar app: XCUIApplication { .init() }\n",
        as: "App", to: module, &changed, standingFor: "the app of a type that is not here.")
  }

  /// Adds the module with fastlane's functions, whose file is often not in the repository.
  private mutating func addSnapshots(for name: String, to module: Int) -> Bool {
    guard ["setupSnapshot", "snapshot"].contains(name), modules[module].kind == .tests,
      modules[module].products.insert("Snapshots").inserted
    else { return false }
    notes.append("The function \(name) is that of the module Snapshots.")
    return true
  }

  /// Links the first of some files whose imports are all available.
  private mutating func take(
    _ files: [String], into module: Int, declaring name: String
  ) -> Bool {
    let present = modules[module].sources
    let file = files.first { file in
      !present.contains(file) && leftOut[file] == nil
        // The tests of another target do not help.
        && !library.facts(file).inherited.contains { $0.hasSuffix("TestCase") }
        && library.facts(file).imports.allSatisfy(KnownModules.isKnown)
    }
    guard let file else { return false }
    let path = "Borrowed/" + SourcePath.name(of: file)
    guard modules[module].files[path] == nil else { return false }
    modules[module].files[path] = content(of: file)
    for name in library.facts(file).imports {
      if let product = KnownModules.product(of: name) { modules[module].products.insert(product) }
    }
    notes.append("\(file) is compiled with \(modules[module].name), which uses its \(name).")
    return true
  }

  /// Takes the constants inside a type whose file does not compile here, such as a view's.
  private mutating func takeConstants(of name: String, into module: Int) -> Bool {
    let path = "Stubs/\(name).swift"
    let sources = modules[module].sources.sorted().map(library.text)
    for file in library.files(declaring: name) where modules[module].files[path] == nil {
      guard let constants = TypeConstants(name, in: library.text(file), usedIn: sources)
      else { continue }
      modules[module].files[path] = .text(constants.source)
      notes.append(
        "\(modules[module].folder)/\(path) has only the constants of \(name) in \(file).")
      return true
    }
    return false
  }

  private mutating func makeConstants(_ name: String, in module: Int) -> Bool {
    let path = "Stubs/\(name).swift"
    guard modules[module].files[path] == nil, lacksDeclaration(of: name, in: module),
      let stub = ConstantStub(
        name, usedIn: modules[module].sources.sorted().map(library.text))
    else { return false }
    modules[module].files[path] = .text(stub.source)
    notes.append(
      "\(modules[module].folder)/\(path) replaces \(name), which is not here: "
        + stub.words)
    return true
  }

  /// Whether no file of a module of tests, and of another one no file of the project, declares a
  /// name: what a test's constants are the app knows, whose modules may not be here.
  private func lacksDeclaration(of name: String, in module: Int) -> Bool {
    let files = library.files(declaring: name)
    guard modules[module].kind == .tests else { return files.isEmpty }
    return modules[module].sources.isDisjoint(with: files)
      && files.allSatisfy { leftOut[$0] == nil }
  }

  /// Makes an empty type that replaces one whose module is not available.
  private mutating func makeType(
    _ name: String, for error: CompilerError, in module: Int
  ) -> Bool {
    let path = "Stubs/\(name).swift"
    guard error.message.hasPrefix("cannot find type '"), modules[module].kind == .tests,
      modules[module].files[path] == nil,
      library.files(declaring: name).allSatisfy({
        leftOut[$0] != nil && !library.text($0).contains("protocol \(name)")
      })
    else { return false }
    // UIKit's types are classes: tests hold them weakly, or as outlets.
    let isClass =
      name.hasPrefix("UI")
      || modules[module].sources.contains { library.facts($0).inherited.contains(name) }
    // Public classes of the suite need a public superclass.
    let declaration =
      name.hasSuffix("TestCase")
      ? "open class \(name): XCTestCase" : isClass ? "open class \(name)" : "struct \(name)"
    modules[module].files[path] = .text(TypeStub.text(declaration))
    notes.append(
      "\(modules[module].folder)/\(path) replaces \(name), which is not here: it is empty.")
    return true
  }

  /// Adds a constant to a type that replaces one that is not available.
  private mutating func addMember(for error: CompilerError, to module: Int) -> Bool {
    guard let match = error.message.wholeMatch(of: #/type '(\w+)' has no member '(\w+)'/#),
      case .text(let stub)? = modules[module].files["Stubs/\(match.1).swift"],
      let longer = TypeStub.text(stub, adding: String(match.2), to: String(match.1))
    else { return false }
    modules[module].files["Stubs/\(match.1).swift"] = .text(longer)
    return true
  }

  /// Adds a member to strings by which tests look up app texts, such as `"login".localized()`.
  private mutating func addTextLookup(
    _ name: String, for error: CompilerError, to module: Int
  ) -> Bool {
    let path = "Stubs/String+\(name).swift"
    guard error.message.hasPrefix("value of type 'String'"), modules[module].kind == .tests,
      modules[module].files[path] == nil,
      let stub = TextLookupStub(name, usedIn: modules[module].sources.sorted().map(library.text))
    else { return false }
    modules[module].files[path] = .text(stub.source)
    notes.append(
      "\(modules[module].folder)/\(path) replaces the app's texts: each is the name by which it "
        + "is looked up. Write the real texts there.")
    return true
  }

  // MARK: - What cannot be had

  /// Removes the attributes that expose a declaration to Objective-C: nothing needs them here.
  private mutating func hide(
    _ error: CompilerError, at place: (module: Int, file: String)
  ) -> Bool {
    error.message.hasPrefix("Objective-C interoperability is disabled")
      && edit(place, inAppToo: true) { $0.text(hidingFromObjectiveC: error) } != nil
  }

  /// Compiles a module in Swift 5 mode if the compiler here reports a data race in code that Xcode
  /// accepts: XCTest's classes are Objective-C classes there.
  ///
  /// A module that is isolated to the main actor by default is not, if the compiler refuses its
  /// classes of tests for that: they override what is not isolated.
  private mutating func relax(_ module: Int, for error: CompilerError) -> Bool {
    if modules[module].isOnMainActor, error.message.contains("different actor isolation from") {
      modules[module].isOnMainActor = false
      notes.append(
        "\(modules[module].name) is not isolated to the main actor by default: \(error.message).")
      return true
    }
    guard modules[module].languageMode > 5, error.message.contains("data race") else {
      return false
    }
    modules[module].languageMode = 5
    notes.append(
      "\(modules[module].name) is compiled in Swift 5 mode: the compiler sees a data race here, "
        + "\(error.message).")
    return true
  }

  /// Lets a set-up use the main actor's state, on which it runs.
  private mutating func isolate(
    _ error: CompilerError, at place: (module: Int, file: String)
  ) -> Bool {
    edit(place) { $0.text(isolating: error) } != nil
  }

  /// Makes an argument the kind of number that a function takes here.
  private mutating func convert(
    _ error: CompilerError, at place: (module: Int, file: String)
  ) -> Bool {
    edit(place, inAppToo: true) { $0.text(convertingAt: error) } != nil
  }

  /// Replaces a name from older versions of Swift by the new one.
  private mutating func rename(
    _ error: CompilerError, at place: (module: Int, file: String)
  ) -> Bool {
    guard let source = edit(place, inAppToo: true, { $0.text(renamingAt: error) }) else {
      return false
    }
    let form = error.renaming == nil ? "property" : "name"
    notes.append("\(source), line \(error.line): \(error.message). The new \(form) is there.")
    return true
  }

  /// Removes `@MainActor` from the tests of a class, if only some have it: the list of tests that
  /// SwiftPM writes can contain only one kind.
  private mutating func unmarkTests(of error: CompilerError) -> Bool {
    guard error.message.hasPrefix("conflicting arguments to generic parameter 'Element'"),
      let name = error.message.firstMatch(of: #/\((\w+)\) ->/#)?.1
    else { return false }
    var isChanged = false
    for (index, module) in modules.enumerated() where module.kind == .tests {
      for file in module.files.keys.sorted()
      where source(at: (index, file))?.text.contains(name) == true {
        if edit((index, file), { $0.textOfPlainTests() }) != nil { isChanged = true }
      }
    }
    return isChanged
  }

  /// Replaces a file by a changed copy; returns its source, or nil if there is nothing to change or
  /// the file belongs to the app and the change is not for such files.
  private mutating func edit(
    _ place: (module: Int, file: String), inAppToo isForApp: Bool = false,
    _ change: (SourceRepair) -> String?
  ) -> String? {
    guard let (source, text) = source(at: place, inAppToo: isForApp),
      let edited = change(SourceRepair(text))
    else { return nil }
    modules[place.module].files[place.file] = .edited(source, text: edited)
    return source
  }

  /// The file at a place with its current text; nil if it has no source, or if it belongs to the
  /// app and such files are excluded.
  private func source(
    at place: (module: Int, file: String), inAppToo isForApp: Bool = false
  ) -> (source: String, text: String)? {
    guard let content = modules[place.module].files[place.file], let source = content.source,
      isForApp || isOfTests(place)
    else { return nil }
    if case .edited(_, let text) = content { return (source, text) }
    return (source, library.text(source))
  }

  /// Whether a file is one of the suite's own, or helps tests, whose failures it can name.
  private func isOfTests(_ place: (module: Int, file: String)) -> Bool {
    let (module, file) = (modules[place.module], place.file)
    return module.products.contains("XCUIAutomation") && !file.hasPrefix("Borrowed/")
      || module.files[file]?.source.map { library.facts($0).imports.contains("XCTest") } == true
  }

  /// Leaves out a statement that does not compile and that tests do not need: one of a set-up, or
  /// one that sets a property that a type does not have here.
  private mutating func leaveOutStatement(
    _ error: CompilerError, at place: (module: Int, file: String)
  ) -> Bool {
    let setting = edit(place, inAppToo: true) { $0.text(leavingOutAssignmentAt: error) }
    let setup = setting ?? edit(place) { $0.text(leavingOutStatementAt: error) }
    let isPreparing = setup == nil && !missingModules(at: place).isEmpty
    let type = error.message.prefixMatch(of: #/value of type '(\w+)/#).map { String($0.1) } ?? ""
    let isOfEmptyType = modules[place.module].files["Stubs/\(type).swift"] != nil
    let preparing =
      isPreparing
      ? edit(place) {
        $0.text(leavingOutPreparationAt: error, ofEmptyType: isOfEmptyType)
      } : nil
    guard let source = setup ?? preparing else { return false }
    let words =
      setting != nil ? "." : isPreparing ? ": it needs what is not here." : " of the set-up."
    notes.append(
      "\(source), line \(error.line): \(error.message). The statement is left out\(words)")
    return true
  }

  /// Replaces the function around an error by a failure, or leaves it out if its signature is
  /// wrong.
  private mutating func blank(
    _ error: CompilerError, at place: (module: Int, file: String)
  ) -> Bool {
    let missing = missingModules(at: place)
    let blanked = edit(place) { $0.text(blanking: error, lacking: missing) }
    guard let source = blanked ?? edit(place, { $0.text(leavingOut: error) }) else { return false }
    notes.append(
      "\(source), line \(error.line): \(error.message). The function "
        + (blanked == nil ? "is left out." : "fails here when it is called."))
    return true
  }

  /// The modules that a file imports, other than the app, that are not available at all.
  private func missingModules(at place: (module: Int, file: String)) -> [String] {
    guard let source = modules[place.module].files[place.file]?.source else { return [] }
    let known = Set(StandIn.all.map(\.module) + suites.compactMap(\.app).map(SwiftName.module))
    let missing = Set(modules.filter { $0.kind == .stub }.map(\.name)).subtracting(known)
    return missing.intersection(library.facts(source).imports).sorted()
  }

  /// Leaves out the declaration around an error, so that the rest of its file stays.
  private mutating func leaveOutMember(
    _ error: CompilerError, at place: (module: Int, file: String)
  ) -> Bool {
    guard builds <= Self.carefulBuilds,
      let source = edit(place, inAppToo: true, { $0.text(leavingOutMemberAt: error) })
    else { return false }
    if let rest = self.source(at: place, inAppToo: true), SourceFacts(rest.text).isEmpty {
      return leaveOut(error, at: place)
    }
    if isOfTests(place) {
      notes.append(
        "\(source), line \(error.line): \(error.message). What it declares is left out.")
    } else {
      parts[source, default: []].append("line \(error.line): \(error.message)")
    }
    return true
  }

  /// Leaves out a file among those of the tests that has none, if it did not compile for long.
  private mutating func leaveOutOtherCode(
    _ error: CompilerError, at place: (module: Int, file: String)
  ) -> Bool {
    guard builds > Self.carefulBuilds, modules[place.module].kind == .tests,
      let source = modules[place.module].files[place.file]?.source,
      !library.facts(source).imports.contains("XCTest")
    else { return false }
    return leaveOut(error, at: place)
  }

  /// Leaves out a file of the app, among those of the tests, whose types are views of UIKit: with
  /// empty views, each of their members would be an error of a further build.
  private mutating func leaveOutViewCode(
    _ error: CompilerError, at place: (module: Int, file: String)
  ) -> Bool {
    guard let type = error.message.firstMatch(of: #/^cannot find type '(\w+)' in scope/#)?.1,
      modules[place.module].kind == .tests,
      let source = modules[place.module].files[place.file]?.source,
      Self.viewTypes.contains(String(type)), !library.facts(source).imports.contains("XCTest"),
      library.facts(source).inherited.contains(String(type))
    else { return false }
    return leaveOut(error, at: place)
  }

  /// The types from which the screens and views of an app are made.
  private static let viewTypes: Set = [
    "UICollectionViewCell", "UICollectionViewController", "UINavigationController",
    "UIResponder", "UITabBarController", "UITableViewCell", "UITableViewController", "UIView",
    "UIViewController",
  ]

  private mutating func leaveOut(
    _ error: CompilerError, at place: (module: Int, file: String)
  ) -> Bool {
    guard let content = modules[place.module].files[place.file] else { return false }
    modules[place.module].files[place.file] = nil
    if let source = content.source {
      parts[source] = nil
      leftOut[source] = "line \(error.line): \(error.message)"
    }
    // Other modules still import it.
    if modules[place.module].kind == .support, modules[place.module].files.isEmpty {
      modules[place.module].files["Empty.swift"] = .text("")
      notes.append("The module \(modules[place.module].name) is empty: none of it compiles here.")
    }
    return true
  }
}
