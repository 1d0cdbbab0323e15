package import AppModel

/// Something that an app shows at its start, compiled.
package struct CompiledStartItem: Sendable {
  /// When it is shown; nil for always.
  package let condition: CompiledGuard?
  /// The stored default that becomes true when the item has closed.
  package let once: String?
  /// The action that shows it.
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
  /// The variant of the app that launch arguments request, and a fault if there is no such variant.
  package func form(for arguments: LaunchArguments) -> (app: CompiledApp, fault: String?) {
    guard let argument = definition.variantArgument, let name = arguments.values[argument] else {
      return (self, nil)
    }
    if let variant = variants[name] { return (variant, nil) }
    let known = definition.variants.map(\.name)
    return (self, AppDefinition.unknownVariant(name, among: known))
  }
}
