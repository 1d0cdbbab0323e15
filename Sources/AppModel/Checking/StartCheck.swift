import LocatedJSON

/// Checks what an app shows at its start, and its variants.
final class StartCheck: AppChecking {
  /// Checks what the app shows at its start.
  func checkStart(scope: ExpressionScope) {
    let file = AppFileName.app
    let context = ScreenContext(
      file: file, scope: scope, statePaths: [], answered: checked.answeredAnywhere)
    for (index, item) in app.onStart.enumerated() {
      let path = DefinitionPath.top.key("onStart").index(index)
      if let when = item.when {
        checkPredicate(when, in: file, at: path.key("when"), scope: scope)
      }
      if item.once?.isEmpty == true {
        find("a stored default needs a name", in: file, at: path.key("once"))
      }
      ActionCheck(checked: checked).check(item.action, at: path, context)
    }
  }

  /// Checks the number and names of variants, and that each keeps the app's bundle identifier.
  func checkVariants() {
    guard !app.variants.isEmpty else { return }
    let file = AppFileName.app
    let path = DefinitionPath.top.key("variants")
    if app.variantArgument == nil {
      find("variants need a launch argument that chooses one", in: file, at: path)
    }
    if app.variants.count > AppDefinition.variantLimit {
      let limit = AppDefinition.variantLimit
      find("the app has \(app.variants.count) variants; the limit is \(limit)", in: file, at: path)
    }
    findDuplicates("variant", app.variants.map(\.name), in: file) { _ in path }
    for variant in app.variants {
      if let fault = Self.fileNameFault(variant.name) {
        find("the variant's name \(quoted(variant.name)) \(fault)", in: file, at: path)
      }
      guard variant.app.bundleIdentifier != app.bundleIdentifier else { continue }
      find(
        "the variant \(quoted(variant.name)) has another bundle identifier, so a launch "
          + "argument cannot choose it", in: file, at: path)
    }
  }
}
