import PredicateFormat
import SimulatedApp

/// Random state of apps that files can hold.
extension SeededDraws {
  mutating func addState(to app: inout AppDefinition) {
    app.keychain = named { $0.value() }
    app.files = named { $0.value() }
    app.pasteboard = list(3) { $0.name() }
    app.accounts = sometimes { draws in
      AccountsDefinition(
        standard: draws.name(), variable: draws.pick(["account", "user"]),
        accounts: draws.names().map { draws.account(named: $0) })
    }
    app.toggles = sometimes { draws in
      TogglesDefinition(
        enabledVariable: draws.pick(["enabledToggles", "on"]),
        disabledVariable: draws.pick(["disabledToggles", "off"]),
        infoVariable: draws.pick(["enabledTogglesInfo", "info"]),
        features: draws.names().map { draws.toggle(named: $0) })
    }
    app.experiments = sometimes { draws in
      ExperimentsDefinition(
        loader: draws.name(), waitVariable: draws.pick(["waitForExperiments", "wait"]),
        values: draws.named { $0.value() })
    }
    app.commands = names().map { command(named: $0) }
  }

  private mutating func account(named name: String) -> AccountDefinition {
    AccountDefinition(
      name: name, condition: sometimes { $0.name() }, values: named { $0.value() })
  }

  private mutating func toggle(named name: String) -> ToggleDefinition {
    ToggleDefinition(name: name, isOn: chance(50), info: chance(50) ? .null : value())
  }

  private mutating func command(named name: String) -> AppCommandDefinition {
    let parameters = names().map { name in
      ParameterDefinition(
        name: name, kind: pick(ParameterDefinition.Kind.allCases),
        standard: sometimes { $0.value() })
    }
    return AppCommandDefinition(
      name: name, parameters: parameters, event: sometimes { $0.name() },
      actions: list(3) { $0.action() })
  }
}
