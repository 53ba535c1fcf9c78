import Testing

struct ImportTests {
  private let declared = ModuleTable.declared(in: Repository.text("Package.swift") ?? "")

  @Test func `the package declares the modules that stand in Sources, and no arrow the table forbids`() {
    let folders = Repository.names(in: "Sources").filter { Repository.isFolder("Sources/" + $0) }
    #expect(declared.keys.sorted() == folders.sorted())
    for (module, dependencies) in declared {
      #expect(dependencies.subtracting(ModuleTable.mayImport[module] ?? []).sorted() == [], "\(module)")
    }
  }

  @Test func `no arrow of the table leads in a circle`() {
    for (module, below) in ModuleTable.mayImport {
      var reached = below
      for _ in ModuleTable.mayImport {
        reached = reached.reduce(into: reached) { $0.formUnion(ModuleTable.mayImport[$1] ?? []) }
      }
      #expect(!reached.contains(module), "\(module)")
    }
    for bridge in ModuleTable.bridges {
      #expect(ModuleTable.mayImport[bridge]?.isDisjoint(with: ModuleTable.bridges) == true, "\(bridge)")
    }
  }

  @Test func `every file imports only what its module declares and the table allows`() {
    #expect(!Repository.sources.isEmpty)
    for file in Repository.sources {
      let system = ModuleTable.systemImports[file.path] ?? []
      let own = (declared[file.module] ?? []).intersection(ModuleTable.mayImport[file.module] ?? [])
      for module in file.imports {
        #expect(own.contains(module) || system.contains(module), "\(file.path) imports \(module)")
      }
    }
  }

  @Test func `the list of system imports names no file that does without`() {
    for (path, modules) in ModuleTable.systemImports {
      let imports = Repository.sources.first { $0.path == path }?.imports ?? []
      #expect(!modules.isDisjoint(with: imports), "\(path)")
    }
  }

  @Test func `inside a bridge only Recognize, Write and Book see bytes, files and formats`() {
    for file in Repository.sources
    where ModuleTable.bridges.contains(file.module) && !ModuleTable.outerRooms.contains(file.room) {
      let crossing = ModuleTable.fencedModules.intersection(file.imports).sorted()
      #expect(crossing == [], "\(file.path)")
    }
  }

  @Test func `the whole of Foundation is only where the system brings no smaller part`() {
    for file in Repository.sources + Repository.tests where file.imports.contains("Foundation") {
      #expect(file.code.contains { $0.hasSuffix("canImport(FoundationEssentials)") }, "\(file.path)")
    }
  }

  @Test func `the reader of Package.swift sees names and arrows`() {
    let text = """
      func module(_ name: String) {}
      targets: [
        module("A"),
        module("B", ["A"], tests: [.target(name: "C")]),
        [.executableTarget(name: "d", dependencies: ["B"], swiftSettings: settings),
         .testTarget(name: "XTests", dependencies: ["B"])],
      ]
      """
    #expect(ModuleTable.declared(in: text) == ["A": [], "B": ["A", "C"], "d": ["B"]])
  }
}
