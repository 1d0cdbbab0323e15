package import AppModel

/// A compiled alert or action sheet of the app.
package struct CompiledAlert: Sendable {
  /// The alert as it was defined.
  package let definition: AlertDefinition
  /// The bold line.
  package let title: CompiledText
  /// The text below it.
  package let message: CompiledText?
  /// The text fields.
  package let fields: [CompiledElement]
  /// The words of the buttons.
  package let labels: [CompiledText]

  /// Compiles an alert.
  package init(_ definition: AlertDefinition, compiler: inout DefinitionCompiler) {
    self.definition = definition
    title = compiler.text(definition.title)
    message = definition.message.map { compiler.text($0) }
    fields = definition.fields.map { CompiledElement($0, compiler: &compiler) }
    labels = definition.buttons.map { compiler.text($0.label) }
  }
}
