import AppModel

extension JSONCursor {
  /// What an app shows on its start.
  func startItems() -> [StartItemDefinition] {
    (list("a list of what is shown on the start") ?? []).compactMap { $0.startItem() }
  }

  private func startItem() -> StartItemDefinition? {
    let wanted = "an object with one of \"present\" and \"alert\""
    guard let fields = fields(wanted, keys: FileKeys.startItem) else { return nil }
    let when = fields["when"]?.name("a predicate in a string")
    let once = fields["once"]?.name("the key of a stored default")
    guard ["present", "alert"].count(where: fields.has) == 1 else {
      fault("expected \(wanted)")
      return nil
    }
    let kind =
      fields["present"]?.presentation().map(StartItemDefinition.Kind.present)
      ?? fields["alert"]?.alert().map(StartItemDefinition.Kind.alert)
    return kind.map { StartItemDefinition(when: when, once: once, $0) }
  }

  /// The launch argument that names a variant.
  func variantArgument() -> String? {
    let wanted = "an object with the key \"argument\""
    return fields(wanted, keys: FileKeys.variants)?.required("argument")?
      .name("a launch argument's name")
  }
}
