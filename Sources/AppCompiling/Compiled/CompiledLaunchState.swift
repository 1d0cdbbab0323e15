package import AppModel

/// The compiled accounts, experiments and commands of an app.
package struct CompiledLaunchState: Sendable {
  /// An account, and when it is chosen.
  package struct Account: Sendable {
    /// The account as it was defined.
    package let definition: AccountDefinition
    /// When it is chosen; nil for always.
    package let condition: CompiledGuard?
  }

  /// The run of the loader that fetches the experiments; no screen starts it.
  package struct Experiments: Sendable {
    /// The experiments as they were defined.
    package let definition: ExperimentsDefinition
    /// The invocation of the loader that fetches them.
    package let invocation: CompiledInvocation
    /// The state that represents the loading.
    package let state: CompiledState
  }

  /// The accounts, in the order in which they are tried.
  package let accounts: [Account]
  /// The experiments; nil for an app without any.
  package let experiments: Experiments?
  /// The actions of the commands, by name.
  package let commands: [String: [CompiledAction]]

  /// Compiles them; nil if the app has no accounts, toggles, experiments or commands.
  init?(_ app: AppDefinition, compiler: inout DefinitionCompiler) {
    guard
      app.accounts != nil || app.toggles != nil || app.experiments != nil || !app.commands.isEmpty
    else { return nil }
    compiler.screenName = AppFileName.app
    accounts = (app.accounts?.accounts ?? []).map { account in
      Account(definition: account, condition: account.condition.map { compiler.condition($0) })
    }
    experiments = app.experiments.flatMap { Experiments($0, compiler: &compiler) }
    var commands: [String: [CompiledAction]] = [:]
    for command in app.commands where commands[command.name] == nil {
      commands[command.name] = compiler.actions(command.actions)
    }
    self.commands = commands
  }
}

extension CompiledLaunchState.Experiments {
  fileprivate init?(_ definition: ExperimentsDefinition, compiler: inout DefinitionCompiler) {
    let source = InvocationDefinition(source: definition.loader)
    guard let invocation = compiler.invocation(source, of: "") else { return nil }
    self.definition = definition
    self.invocation = invocation
    state = CompiledState(
      StateDefinition(name: "experiments"), path: "", depth: 0, compiler: &compiler)
  }
}
