import AppModel
import LocatedJSON
import NetworkStubs
import PredicateFormat
import VirtualTime

extension AppDefinition {
  /// What `app.json` holds: all but the screens.
  var json: JSONNode {
    let usual = AppDefinition(
      name: "", bundleIdentifier: "", defaultCoordinator: "", coordinators: [], screens: [])
    var members = JSONMembers()
    members.add("name", name)
    members.add("bundleIdentifier", bundleIdentifier)
    members.add("device", device == usual.device ? nil : device)
    members.add("coordinator", coordinatorChoice(usual))
    members.add(
      "coordinators", JSONNode(.object(coordinators.map { JSONMember($0.name, $0.json) })))
    if !loaders.isEmpty {
      members.add("loaders", JSONNode(.object(loaders.map { JSONMember($0.name, $0.json) })))
    }
    members.add("deepLinks", list: deepLinks, \.json)
    members.add("strings", languages.isEmpty ? nil : stringTables)
    members.add("language", language == usual.language ? nil : language)
    members.add("defaults", values: defaults)
    members.add("context", values: context)
    addState(to: &members)
    members.add("animationsOff", animationsOff == usual.animationsOff ? nil : animationsOff)
    members.add("permissions", permissions.isEmpty ? nil : statuses)
    members.add("interruptions", list: interruptions, \.json)
    members.add("onStart", list: onStart, \.json)
    members.add("terminates", terminates ? nil : JSONNode(.bool(false)))
    members.add("variants", variantArgument.map { .only("argument", .text($0)) })
    members.add("otherApps", list: otherApps) { .text($0.bundleIdentifier) }
    if !stubs.defaults.isEmpty {
      let names = JSONNode(.array(stubs.defaults.map(JSONNode.text)))
      members.add("stubs", .only("default", names))
    }
    return members.node
  }

  private func coordinatorChoice(_ usual: AppDefinition) -> JSONNode {
    var members = JSONMembers()
    let isUsual = coordinatorArgument == usual.coordinatorArgument
    members.add("argument", isUsual ? nil : coordinatorArgument)
    members.add("default", defaultCoordinator)
    return members.node
  }

  private var statuses: JSONNode {
    let known = ProtectedResource.allCases.compactMap { resource in
      permissions[resource].map { JSONMember(resource.rawValue, .text($0.rawValue)) }
    }
    return JSONNode(.object(known))
  }

  private var stringTables: JSONNode {
    JSONNode(
      .object(
        languages.map { language in
          let entries = keys(in: language).compactMap { key in
            phrase(key, in: language).map { JSONMember(key, $0.json) }
          }
          return JSONMember(language, JSONNode(.object(entries)))
        }))
  }
}

extension CoordinatorDefinition {
  fileprivate var json: JSONNode {
    var members = JSONMembers()
    switch container {
    case .navigation: members.add("root", root)
    case .plain:
      members.add("root", root)
      members.add("container", "plain")
    case .tabs(let tabs):
      members.add("root", root == tabs.first?.root ? nil : root)
      members.add("container", "tabs")
      members.add("tabs", JSONNode(.array(tabs.map(\.json))))
    }
    members.add("marker", marker)
    members.add("with", expressions: with)
    members.add("transition", transition.map(JSONNode.duration))
    return members.node
  }
}

extension TabDefinition {
  fileprivate var json: JSONNode {
    var members = JSONMembers()
    members.add("label", label.json)
    members.add("identifier", identifier.isEmpty ? nil : identifier)
    members.add("badge", badge?.json)
    members.add("root", root)
    return members.node
  }
}

extension LoaderDefinition {
  fileprivate var json: JSONNode {
    let usual = LoaderDefinition(name: "", latency: latency)
    var members = JSONMembers()
    members.add("latency", request == nil ? latency.json : nil)
    members.add("failureRate", failureRate == 0 ? nil : JSONNode.real(failureRate))
    members.add("result", result == usual.result ? nil : result.json)
    members.add("error", error == usual.error ? nil : error.json)
    members.add("request", request?.json)
    return members.node
  }
}

extension DeepLinkDefinition {
  fileprivate var json: JSONNode {
    var members = JSONMembers()
    members.add("pattern", pattern)
    members.add("coordinator", coordinator)
    members.add("push", list: push, JSONNode.text)
    return members.node
  }
}

extension InterruptionDefinition {
  fileprivate var json: JSONNode {
    var members = JSONMembers()
    members.add("at", JSONNode.duration(at))
    switch kind {
    case .alert(let alert): members.add("alert", alert.json)
    case .banner(let banner): members.add("banner", banner.json)
    case .kill(let reason): members.add("kill", reason)
    }
    return members.node
  }
}

extension StartItemDefinition {
  fileprivate var json: JSONNode {
    var members = JSONMembers()
    members.add("when", when)
    members.add("once", once)
    switch kind {
    case .present(let presentation): members.add("present", presentation.json)
    case .alert(let alert): members.add("alert", alert.json)
    }
    return members.node
  }
}

extension BannerDefinition {
  fileprivate var json: JSONNode {
    var members = JSONMembers()
    members.add("title", title.json)
    members.add("message", message?.json)
    members.add("link", link)
    if duration != Self.usualDuration {
      members.add("for", duration.map(JSONNode.duration) ?? JSONNode(.null))
    }
    return members.node
  }
}
