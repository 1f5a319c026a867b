// A server that speaks MongoDB's protocol over SQLite files or PostgreSQL, for the tests of the MongoDB store.
//
// It embeds FerretDB instead of installing its command: the released module lacks the version file that the
// command reads, so `go install …/cmd/ferretdb@v1.24.2` gives a binary that panics at its start.
//
// Usage: mongodb 127.0.0.1:0 FOLDER, or postgres://USER@HOST:PORT/DATABASE in the place of the folder. It prints its address in one line once it listens, and stops on SIGTERM.
package main

import (
	"context"
	"fmt"
	"log"
	"log/slog"
	"os"
	"os/signal"
	"strings"
	"syscall"

	"github.com/FerretDB/FerretDB/ferretdb"
)

func main() {
	if len(os.Args) != 3 {
		log.Fatal("Usage: mongodb ADDRESS FOLDER|postgres://ADDRESS")
	}
	// Below errors it logs every connection and every refused insert, which are part of the tests.
	logger := slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelError}))
	config := &ferretdb.Config{Listener: ferretdb.ListenerConfig{TCP: os.Args[1]}, Logger: logger}
	if strings.HasPrefix(os.Args[2], "postgres://") {
		config.Handler, config.PostgreSQLURL = "postgresql", os.Args[2]
	} else {
		config.Handler, config.SQLiteURL = "sqlite", "file:"+os.Args[2]+"/"
	}
	server, err := ferretdb.New(config)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(server.MongoDBURI())
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGTERM, syscall.SIGINT)
	defer stop()
	if err = server.Run(ctx); err != nil {
		log.Fatal(err)
	}
}
