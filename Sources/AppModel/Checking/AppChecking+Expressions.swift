import LocatedJSON
import PredicateFormat

extension AppChecking {
  func checkPredicate(
    _ text: String, in file: String, at path: DefinitionPath, scope: ExpressionScope
  ) {
    checked.expression = text
    defer { checked.expression = nil }
    do {
      check(try reads(ofPredicate: text), in: file, at: path, scope: scope)
    } catch {
      find(error, as: "predicate", in: file, at: path)
    }
  }

  func checkExpression(
    _ text: String, in file: String, at path: DefinitionPath, scope: ExpressionScope
  ) {
    checked.expression = text
    defer { checked.expression = nil }
    do {
      check(try reads(ofExpression: text), in: file, at: path, scope: scope)
    } catch {
      find(error, as: "expression", in: file, at: path)
    }
  }

  private func reads(ofPredicate text: String) throws(FormatError) -> KeyPathFinder {
    if let known = checked.reads.predicates[text] { return known }
    var finder = KeyPathFinder()
    finder.visit(try FormatPredicate(text).root)
    checked.reads.predicates[text] = finder
    return finder
  }

  private func reads(ofExpression text: String) throws(FormatError) -> KeyPathFinder {
    if let known = checked.reads.expressions[text] { return known }
    var finder = KeyPathFinder()
    finder.visit(try FormatExpression(text).root)
    checked.reads.expressions[text] = finder
    return finder
  }

  /// Reports methods that no value has, and reads whose values nothing ever sets.
  func findMissingValues(_ reads: KeyPathFinder, in file: String, at path: DefinitionPath) {
    if reads.readsClock {
      find(
        "\"now()\" has no value in an app; for what happens after a time, use \"after\" of a state",
        in: file, at: path)
    }
    for selector in reads.selectors where !FormatMethod.selectors.contains(selector) {
      find(
        "FUNCTION has no method \(quoted(selector))", in: file, at: path,
        nearest: NearestName.of(selector, in: FormatMethod.selectors))
    }
    // In a component this may be a missing parameter, which was already reported.
    for name in reads.freeVariables where !isOpaque(file) {
      find("nothing gives \(quoted("$" + name)) a value", in: file, at: path)
    }
  }

  func find(
    _ error: FormatError, as kind: String, in file: String, at path: DefinitionPath
  ) {
    find(
      "the \(kind) does not parse: expected \(error.expected), found \(error.found)", in: file,
      at: path, nearest: error.suggestion, column: error.column)
  }

  /// Checks the first key of every path, and the second key below roots with declared keys.
  private func check(
    _ reads: KeyPathFinder, in file: String, at path: DefinitionPath, scope: ExpressionScope
  ) {
    findMissingValues(reads, in: file, at: path)
    var told: Set<String> = []
    for keys in reads.paths {
      guard let first = keys.first, !first.hasPrefix("@") else { continue }
      let isHidden = opaque.isAppOpaque && ExpressionScope.launchRoots.contains(first)
      if !scope.contains(first), !isHidden, told.insert(first).inserted {
        findUnknown(
          "context key", first, in: file, at: path, among: scope.names, isOpaque: isOpaque(file))
      }
      if let second = keys.dropFirst().first, !scope.contextKeys.contains(first) {
        checkDeclared(second, below: first, in: file, at: path, scope: scope)
        let known = scope.known(below: keys)
        checkKeys(known.keys, of: known.values, in: file, at: path)
        if first == "event" { checkPassedKey(second, in: file, at: path, scope: scope) }
      }
      guard first == "app", keys.count > 1, scope.contains(first),
        !scope.contextKeys.contains("app")
      else { continue }
      checkAppKey(keys[1], in: file, at: path, scope: scope)
    }
    for read in reads.itemReads {
      checkKeys(read.keys[...], of: scope.items(at: read.list), in: file, at: path)
    }
  }

  /// Checks the second key of a path whose first key is one with keys that the app declares.
  private func checkDeclared(
    _ key: String, below root: String, in file: String, at path: DefinitionPath,
    scope: ExpressionScope
  ) {
    guard let (kind, known) = scope.declared[root], !known.contains(key), !key.hasPrefix("@"),
      !scope.items.contains(root)
    else { return }
    findUnknown(
      kind, key, in: file, at: path, among: Self.sorted(known), isOpaque: opaque.isAppOpaque)
  }

  /// Reports a key that none of some known items has, if it is close to one they have, and those
  /// of what they have at the keys before.
  ///
  /// Other keys may come with the items that a loader brings.
  private func checkKeys(
    _ keys: ArraySlice<String>, of items: [FormatValue], in file: String, at path: DefinitionPath
  ) {
    var items = items
    for key in keys {
      guard let known = FormatValue.keys(of: items), !key.hasPrefix("@") else { return }
      if !known.contains(key) {
        guard let nearest = NearestName.of(key, in: Self.sorted(known)) else { return }
        return find("no item has the key \(quoted(key))", in: file, at: path, nearest: nearest)
      }
      items = items.compactMap { $0.member(key) }
    }
  }

  /// Reports a key of an event that no gesture passes, if it is close to one that a gesture passes,
  /// or nothing else can pass it.
  private func checkPassedKey(
    _ key: String, in file: String, at path: DefinitionPath, scope: ExpressionScope
  ) {
    let passed = scope.passedKeys
    guard !passed.contains(key), !EventKeys.ofSystem.contains(key) else { return }
    let nearest = NearestName.of(key, in: Self.sorted(passed))
    guard nearest != nil || scope.passesOnlyKnown else { return }
    find("no gesture passes the key \(quoted(key))", in: file, at: path, nearest: nearest)
  }

  private func checkAppKey(
    _ key: String, in file: String, at path: DefinitionPath, scope: ExpressionScope,
    isAboutKey: Bool = false
  ) {
    guard !scope.appKeys.contains(key) else { return }
    findUnknown(
      "context key", "app." + key, in: file, at: path,
      among: Self.sorted(scope.appKeys).map { "app." + $0 }, isOpaque: opaque.isAppOpaque,
      isAboutKey: isAboutKey)
  }

  /// Checks a key that is assigned: a key of the screen's own context, or `app.<key>`.
  func checkAssignedKey(
    _ key: String, in file: String, at path: DefinitionPath, scope: ExpressionScope,
    isAboutKey: Bool = true
  ) {
    let root = key.prefix { $0 != "." }
    if scope.isFixed(String(root)), scope.contextKeys.contains(key) == false {
      return find(
        "\(quoted(String(root))) is fixed at launch and cannot be assigned", in: file, at: path,
        isAboutKey: isAboutKey)
    }
    guard key.hasPrefix("app.") else {
      return checkContextKey(key, in: file, at: path, scope: scope, isAboutKey: isAboutKey)
    }
    checkAppKey(String(key.dropFirst(4)), in: file, at: path, scope: scope, isAboutKey: isAboutKey)
  }

  /// Checks a key of the screen's own context.
  func checkContextKey(
    _ key: String, in file: String, at path: DefinitionPath, scope: ExpressionScope,
    isAboutKey: Bool = false
  ) {
    guard !scope.contextKeys.contains(key) else { return }
    findUnknown(
      "context key", key, in: file, at: path, among: Self.sorted(scope.contextKeys),
      isOpaque: isOpaque(file), isAboutKey: isAboutKey)
  }

  /// Checks the values passed to another screen's context.
  func checkWith(
    _ with: [String: String], screen name: String, in file: String, at path: DefinitionPath,
    scope: ExpressionScope
  ) {
    for key in with.keys.sorted() {
      let place = path.key("with").key(key)
      if let screen = screens[name], screen.context[key] == nil {
        findUnknown(
          "context key", key, in: file, at: place, among: Self.sorted(screen.context.keys),
          isOpaque: opaque.screens.contains(name), isAboutKey: true)
      }
      checkExpression(with[key] ?? "", in: file, at: place, scope: scope)
    }
  }

  /// Whether names of a file may be missing because the file could not be read in full.
  func isOpaque(_ file: String) -> Bool {
    file == AppFileName.app
      ? opaque.isAppOpaque : opaque.screens.contains(AppFileName.screenName(file))
  }

  /// Checks a text of an element.
  func check(
    _ text: ElementText?, in file: String, at path: @autoclosure () -> DefinitionPath,
    scope: ExpressionScope
  ) {
    switch text {
    case nil, .literal: break
    case .bind(let expression), .formatted(let expression, _):
      checkExpression(expression, in: file, at: path().key("bind"), scope: scope)
    case .indexPath(_, let unique):
      checkIndexPath(unique, in: file, at: path(), scope: scope)
    case .string(let key, let arguments):
      check(key, with: arguments, in: file, at: path(), scope: scope)
    }
  }

  /// Checks an index path text, which needs sections around it.
  func checkIndexPath(
    _ unique: ElementText?, in file: String, at path: DefinitionPath, scope: ExpressionScope
  ) {
    if !scope.isInSections {
      find("an index path needs \"sections\" around it", in: file, at: path.key("indexPath"))
    }
    if case .indexPath = unique {
      return find("\"unique\" cannot be an index path", in: file, at: path.key("unique"))
    }
    check(unique, in: file, at: path.key("unique"), scope: scope)
  }
}

/// The data that events can have in addition to the data of gestures.
private enum EventKeys {
  /// What the system and the loaders pass: for a paste, a permission, a share sheet, a location, a
  /// response, and how far a gesture went.
  static let ofSystem: Set<String> = [
    "text", "resource", "status", "granted", "activity", "completed", "latitude", "longitude",
    "altitude", "course", "speed", "accuracy", "data", "failed", "message", "code", "body", "scale",
    "rotation", "velocity", "x", "y",
  ]
}
