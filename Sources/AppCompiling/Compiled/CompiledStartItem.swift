package import AppModel

/// Something that an app shows on its start, made ready.
package struct CompiledStartItem: Sendable {
  /// When it is shown; nil for always.
  package let condition: CompiledGuard?
  /// The stored default that its end makes true.
  package let once: String?
  /// Shows it.
  package let action: CompiledAction
}

extension DefinitionCompiler {
  mutating func startItem(_ definition: StartItemDefinition) -> CompiledStartItem {
    CompiledStartItem(
      condition: definition.when.map { condition($0) }, once: definition.once,
      action: action(definition.action))
  }
}

extension CompiledApp {
  /// The app in the form that launch arguments ask for, and what is wrong where there is no such.
  package func form(for arguments: LaunchArguments) -> (app: CompiledApp, fault: String?) {
    guard let argument = definition.variantArgument, let name = arguments.values[argument] else {
      return (self, nil)
    }
    if let variant = variants[name] { return (variant, nil) }
    let known = definition.variants.map(\.name)
    return (self, AppDefinition.unknownVariant(name, among: known))
  }
}
