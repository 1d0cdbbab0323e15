import PredicateFormat

/// What an app settles at its launch, and what it can be told to do, made ready.
struct CompiledLaunchState: Sendable {
  /// An account, and when it is chosen.
  struct Account: Sendable {
    let definition: AccountDefinition
    let condition: CompiledGuard?
  }

  /// The run of the loader that brings the experiments, which no screen starts.
  struct Experiments: Sendable {
    let definition: ExperimentsDefinition
    let invocation: CompiledInvocation
    let state: CompiledState
  }

  let accounts: [Account]
  let experiments: Experiments?
  /// The actions of the commands, by name.
  let commands: [String: [CompiledAction]]

  /// Makes it ready; nil where the app has nothing of the kind.
  init?(_ app: AppDefinition, compiler: inout DefinitionCompiler) {
    guard
      app.accounts != nil || app.toggles != nil || app.experiments != nil || !app.commands.isEmpty
    else { return nil }
    compiler.screenName = AppFiles.appName
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
